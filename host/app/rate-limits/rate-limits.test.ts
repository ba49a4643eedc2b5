import { beforeAll, describe, expect, test } from "vitest";
import { config } from "../config/config.server.ts";
import { Unauthenticated, TooManyRequests } from "../errors.ts";
import { limitAttempt, consume, keyOf } from "./rate-limits.server.ts";

beforeAll(() => {
  config.hasRateLimits = true;
});

describe("the key of an address", () => {
  test.for([
    ["2001:db8:1:2::1", "address:2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", "address:2001:db8:1:2::/64"],
    ["fe80::1%eth0", "address:fe80:0:0:0::/64"],
    ["::ffff:192.0.2.7", "address:192.0.2.7"],
    ["::ffff:c000:207", "address:192.0.2.7"],
    ["192.0.2.7", "address:192.0.2.7"],
    ["unknown", "address:unknown"],
  ] as const)("%s is %s", ([address, key]) => {
    expect(keyOf({ address })).toBe(key);
  });

  test("of two devices in one network is one, and their requests count together", async () => {
    for (let n = 0; n < 30; n++) await consume("register", { address: `2001:db8:7:7::${n.toString(16)}` });
    await expect(consume("register", { address: "2001:db8:7:7:a:b:c:d" })).rejects.toThrow(TooManyRequests);
    await consume("register", { address: "2001:db8:7:8::1" });
  });
});

test("the customers' networks of one /48 have eight times in all what one has", async () => {
  const results: boolean[] = [];
  for (let n = 0; n < 400; n++) {
    const trying = consume("resetPassword", { address: `2001:db8:48:${n.toString(16)}::1` });
    results.push(await trying.then(() => true, () => false)); // prettier-ignore
  }
  expect(results.filter(Boolean)).toHaveLength(80);
  await consume("resetPassword", { address: "2001:db8:49::1" });
});

describe("150 tries at the same moment, of which 10 may fail", () => {
  const tries = async (account: string, isRight: (n: number) => boolean) => {
    let made = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 150 }, (_, n) =>
        limitAttempt("wrongPassword", { account }, "Too many.", async () => {
          made++;
          await new Promise((resolve) => setImmediate(resolve));
          if (!isRight(n)) throw new Unauthenticated();
        }),
      ),
    );
    return { made, right: results.filter(({ status }) => status === "fulfilled").length };
  };

  test("all wrong: 10 are made", async () => {
    expect(await tries("a", () => false)).toEqual({ made: 10, right: 0 });
  });

  test("all right: none is refused", async () => {
    expect(await tries("b", () => true)).toEqual({ made: 150, right: 150 });
  });

  test("some right: no more than 10 wrong ones are made", async () => {
    const { made, right } = await tries("c", (n) => n % 3 === 0);
    expect(made - right).toBe(10);
  });

  test("a fault of ours is not counted", async () => {
    const failing = () =>
      limitAttempt("wrongPassword", { account: "d" }, "Too many.", () => Promise.reject(new Error("no database")));
    for (let n = 0; n < 20; n++) await expect(failing()).rejects.toThrow("no database");
  });
});
