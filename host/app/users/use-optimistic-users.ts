import { useRevalidator } from "@remix-run/react";
import { useRef, useState } from "react";
import type { ListedUser } from "./list.server.ts";

/** A change that shows before the server has it: other values, or null for a deleted user. */
type Change = Partial<ListedUser> | null;

interface Pending {
  change: Change;
  /** The list when the server had made the change: the next list has it. */
  last?: ListedUser[];
}

/**
 * Users as they will be once the server has answered. `during` shows a change while its call runs and until the list
 * is loaded again; a failed call takes it back and is thrown on.
 */
export function useOptimisticUsers(users: ListedUser[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Pending>>(new Map());
  const { revalidate } = useRevalidator();

  const current = useRef(users);
  current.current = users;

  const set = (id: number, pending?: Pending) =>
    setChanges((before) => {
      const after = new Map(before);
      if (pending === undefined) after.delete(id);
      else after.set(id, pending);
      return after;
    });

  async function during<T>(id: number, change: Change, call: () => Promise<T>): Promise<T> {
    set(id, { change });
    try {
      const result = await call();
      set(id, { change, last: current.current });
      revalidate();
      return result;
    } catch (error) {
      set(id);
      throw error;
    }
  }

  const visible = users.flatMap((user) => {
    const pending = changes.get(user.id);
    if (!pending || (pending.last && pending.last !== users)) return [user];
    return pending.change === null ? [] : [{ ...user, ...pending.change }];
  });
  return { users: visible, during };
}
