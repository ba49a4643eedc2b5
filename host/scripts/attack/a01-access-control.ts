import { type Attempt, type Category, EVIL, person, raw, status } from "./attempt.ts";

export const accessControl: Category = {
  id: "A01",
  name: "Broken access control",
  attempts: async ({ host, anyone }) => {
    const owner = await person(host, 2);
    const thief = await person(host, 3);
    const { id, slug } = owner.card;
    const foreign: [string, string, unknown?][] = [
      ["GET", `/api/business-cards/${id}`],
      ["PUT", `/api/business-cards/${id}`, { name: "Stolen" }],
      ["DELETE", `/api/business-cards/${id}`],
      ["GET", `/api/business-cards/user/${owner.user.id}`],
      ["GET", `/api/analytics/${id}`],
      ["GET", `/api/analytics/${id}/export?type=all`],
      ["GET", `/api/business-cards/${id}/submissions`],
      ["GET", `/api/salesbot/${id}/conversations`],
      ["POST", `/api/salesbot/${id}/config`, { isEnabled: true }],
      ["GET", "/api/users"],
      ["PUT", `/api/users/${owner.user.id}`, { username: "stolen", fullName: "X", email: "x@example.com" }],
      ["PATCH", `/api/users/${owner.user.id}`, { password: "stolen it" }],
      ["DELETE", `/api/users/${owner.user.id}`],
      ["DELETE", "/api/users/1"],
    ];
    return [
      ...foreign.map(([method, path, body]): Attempt => [
        `${method} ${path.replace(/\d+/, "{other}")} by another user`,
        async () => (await status(thief.call(method, path, body))) === 403,
      ]),
      ...foreign.map(([method, path, body]): Attempt => [
        `${method} ${path.replace(/\d+/, "{other}")} by a visitor`,
        async () => (await status(anyone(method, path, body))) === 401,
      ]),
      ...foreign
        .filter(([method]) => /^P/.test(method))
        .map(([method, path]): Attempt => [
          `what ${method} ${path.replace(/\d+/, "{other}")} takes, learnt by a visitor from a broken body`,
          async () => (await status(anyone(method, path, "{"))) === 401,
        ]),
      [
        "raising one's own level",
        async () => {
          const { id: own, username, email } = thief.user;
          await thief.call("PUT", `/api/users/${own}`, { username, email, fullName: "Thief", accessLevel: 5 });
          return (await thief.call("GET", "/api/user")).json().accessLevel === 3;
        },
      ],
      [
        "a card moved to another owner",
        async () => {
          await thief.call("PUT", `/api/business-cards/${thief.card.id}`, { userId: 1 });
          return (await thief.call("GET", `/api/business-cards/${thief.card.id}`)).json().userId === thief.user.id;
        },
      ],
      [
        "a write from another site with the user's cookie",
        async () =>
          (await status(owner.call("PUT", `/api/business-cards/${id}`, { name: "X" }, { origin: EVIL }))) === 403,
      ],
      [
        "a form of another site (text/plain JSON)",
        async () =>
          (await status(
            owner.call("PUT", `/api/business-cards/${id}`, '{"name":"X"}', { "content-type": "text/plain" }),
          )) === 415,
      ],
      [
        "another site reading an answer with cookies",
        async () => {
          const { headers } = await owner.call("GET", "/api/user", undefined, { origin: EVIL });
          return (
            headers.get("access-control-allow-origin") === null &&
            headers.get("access-control-allow-credentials") === null
          );
        },
      ],
      [
        "files outside of the uploads",
        async () => {
          const paths = [
            "/uploads/../cards.db",
            "/uploads/..%2fcards.db",
            "/uploads/%2e%2e%2fcards.db",
            "/pictures/400/..%2f..%2fcards.db",
            "/..%2f..%2fpackage.json",
            "/assets/../../server.js",
          ];
          return (await Promise.all(paths.map((path) => status(raw(host, path))))).every(
            (code) => code === 404 || code === 400,
          );
        },
      ],
      [
        "a paused card by its id and slug",
        async () => {
          await owner.call("PUT", `/api/business-cards/${id}`, { isPaused: true });
          return (
            await Promise.all(
              [`/api/card/${id}`, `/view/${slug}`, `/api/vcard/${id}`].map((path) => status(anyone("GET", path))),
            )
          ).every((code) => code === 404);
        },
      ],
    ];
  },
};
