import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { ListedUser } from "./list.server.ts";

/** A change that shows before the server has it: other values, or null for a deleted user. */
type Change = Partial<ListedUser> | null;

/**
 * Users as they will be once the server has answered. `during` shows a change while its call runs; a failed call
 * takes it back and is thrown on.
 */
export function useOptimisticUsers(users: ListedUser[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const { revalidate } = useRevalidator();

  const set = (id: number, change?: Change) => setChanges((before) => {
    const after = new Map(before);
    if (change === undefined) after.delete(id);
    else after.set(id, change);
    return after;
  });

  async function during<T>(id: number, change: Change, call: () => Promise<T>): Promise<T> {
    set(id, change);
    try {
      const result = await call();
      await revalidate();
      return result;
    } finally {
      set(id);
    }
  }

  const shown = users.flatMap((user) => {
    const change = changes.get(user.id);
    return change === null ? [] : [{ ...user, ...change }];
  });
  return { users: shown, during };
}
