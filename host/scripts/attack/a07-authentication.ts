import { aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { type Category, admin, status } from "./attempt.ts";

export const authentication: Category = {
  id: "A07",
  name: "Identification and authentication failures",
  attempts: async ({ host, limited, anyone }) => {
    const user = await aUserWithPassword(host.database);
    const login = (username: string, password: string, headers = {}) =>
      anyone("POST", "/api/login", { username, password }, headers);
    return [
      [
        "learning names by the words of sign-in",
        async () => (await login(user.username, "wrong one")).text === (await login("nobody-here", "wrong one")).text,
      ],
      [
        "learning names by the time of sign-in",
        async () => {
          const real = await admin(limited);
          const times: Record<string, number[]> = { [real]: [], "nobody-here": [] };
          for (let n = 0; n < 15; n++) {
            for (const [name, durations] of Object.entries(times)) {
              // in turn: what else the machine does meets both
              const started = performance.now();
              await login(name, "wrong one");
              durations.push(performance.now() - started);
            }
          }
          const [existing, unknown] = Object.values(times).map((durations) => durations.sort((a, b) => a - b)[7]!);
          const ratio = existing! / unknown!;
          return ratio > 0.5 && ratio < 2;
        },
      ],
      [
        "learning addresses by password reset",
        async () => {
          const [existing, unknown] = [
            await anyone("POST", "/api/reset-password", { email: user.email }),
            await anyone("POST", "/api/reset-password", { email: "nobody@example.com" }),
          ];
          return existing.status === unknown.status && existing.text === unknown.text;
        },
      ],
      [
        "guessing a password without end",
        async () => {
          const codes: number[] = [];
          for (let n = 0; n < 15; n++)
            codes.push(
              await status(visitor(limited)("POST", "/api/login", { username: "admin", password: `guess ${n}` })),
            );
          return codes.includes(429);
        },
      ],
      [
        "a session planted before sign-in",
        async () => {
          const planted = "meishi_session=" + "A".repeat(43);
          const cookie = (await login(user.username, PASSWORD, { cookie: planted, origin: host.url })).headers.get(
            "set-cookie",
          )!;
          return (
            !cookie.startsWith(planted) &&
            (await status(anyone("GET", "/api/user", undefined, { cookie: planted }))) === 401
          );
        },
      ],
      [
        "a session after signing out",
        async () => {
          const cookie = (await login(user.username, PASSWORD)).headers.get("set-cookie")!.split(";")[0]!;
          await anyone("POST", "/api/logout", undefined, { cookie, origin: host.url });
          return (await status(anyone("GET", "/api/user", undefined, { cookie }))) === 401;
        },
      ],
      [
        "a short password",
        async () =>
          (await status(
            anyone("POST", "/api/register", { username: unique("weak"), password: "12345", email: "weak@example.com" }),
          )) === 400,
      ],
    ];
  },
};
