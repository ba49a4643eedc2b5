import { describe, expect } from "vitest";
import { onEveryDatabase } from "../../../db/tests/databases.ts";
import { createSharedCounters } from "./shared-counters.server.ts";

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe("counts kept together", () =>
  onEveryDatabase((test) => {
    test("add up over processes, and begin anew when their time is over", async ({ database }) => {
      const [one, other] = [createSharedCounters(database), createSharedCounters(database)];
      const additions = [
        { key: "b", points: 2, resetAt: later(60) },
        { key: "a", points: 1, resetAt: later(60) },
      ];
      await Promise.all(Array.from({ length: 5 }, () => [one.add(additions), other.add(additions)]).flat());
      expect((await one.find("b"))!.points).toBe(20);
      expect((await other.find("a"))!.points).toBe(10);
      expect(await one.find("a", later(61))).toBeUndefined();
      const again = await other.add([{ key: "a", points: 1, resetAt: later(122) }], later(62));
      expect(again.get("a")!.points).toBe(1);
      expect(again.get("a")!.resetAt.getTime()).toBeGreaterThan(later(100).getTime());
      await one.forget("b");
      expect(await other.find("b")).toBeUndefined();
    });
  }));
