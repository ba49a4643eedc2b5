import { aUser } from "../../tests/builders.ts";
import { type Category, person } from "./attempt.ts";

export const logging: Category = {
  id: "A09",
  name: "Security logging and monitoring failures",
  attempts: async ({ host, anyone }) => {
    await anyone("POST", "/api/login", { username: 'mallory\n{"level":"forged"}', password: "typed a secret" });
    const admin5 = await person(host, 5);
    const victim = await aUser(host.database);
    await admin5.call("PATCH", `/api/users/${victim.id}`, { fullName: "Changed Name" });
    return [
      ["a failed sign-in that leaves no trace", () => host.output().includes("sign-in failed")],
      [
        "a password or name in the log",
        () => !host.output().includes("typed a secret") && !host.output().includes("mallory"),
      ],
      ["a forged line in the log", () => !host.output().includes("forged")],
      [
        "administration without an audit",
        async () =>
          (await host.database.db.select().from(host.database.tables.auditLog)).some((row) =>
            JSON.stringify(row).includes("fullName"),
          ),
      ],
    ];
  },
};
