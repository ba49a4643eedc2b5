import { aUser } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Category, status } from "./attempt.ts";

export const insecureDesign: Category = {
  id: "A04",
  name: "Insecure design",
  attempts: async ({ host, limited }) => {
    const rookie = await aUser(host.database, { accessLevel: 1 });
    const call = await signedIn(host, rookie);
    return [
      [
        "ten cards at the same time where one is allowed",
        async () => {
          const codes = await Promise.all(
            Array.from({ length: 10 }, () => status(call("POST", "/api/business-cards", {}))),
          );
          return (
            codes.filter((code) => code === 201).length === 1 &&
            (await call("GET", "/api/business-cards")).json<object[]>().length === 1
          );
        },
      ],
      [
        "forms without end from one address",
        async () => {
          const codes: number[] = [];
          for (let n = 0; n < 40; n++)
            codes.push(
              await status(
                visitor(limited)("POST", "/api/card/demo/submissions", {
                  formData: { name: "a", email: "a@example.com", message: `${n}` },
                  consent: true,
                }),
              ),
            );
          return codes.includes(429);
        },
      ],
      [
        "a body of 30 MB",
        async () =>
          (await status(call("PUT", "/api/business-cards/1", JSON.stringify({ about: "x".repeat(30e6) })))) === 413,
      ],
    ];
  },
};
