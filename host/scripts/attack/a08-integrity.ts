import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../../db/root.ts";
import { type Category, person, pictureForm, status } from "./attempt.ts";

export const integrity: Category = {
  id: "A08",
  name: "Software and data integrity failures",
  attempts: async ({ host, anyone }) => {
    const own = await person(host, 2);
    return [
      [
        "__proto__ and constructor in JSON",
        async () => {
          await own.call(
            "PUT",
            `/api/business-cards/${own.card.id}`,
            '{"__proto__":{"accessLevel":5},"constructor":{"prototype":{"x":1}},"name":"Ada"}',
          );
          return (
            (await own.call("GET", "/api/user")).json().accessLevel === 2 &&
            (await status(own.call("GET", "/api/users"))) === 403
          );
        },
      ],
      [
        "a page uploaded as a picture",
        async () => {
          const form = pictureForm(own.card.id, "GIF89a<script>alert(1)</script>", "image/gif");
          return [400, 415].includes(await status(own.call("POST", "/api/upload", form)));
        },
      ],
      [
        "an SVG with a script, served as it came",
        async () => {
          const form = pictureForm(
            own.card.id,
            '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script><rect width="300" height="300"/></svg>',
            "image/svg+xml",
          );
          const { url } = (await own.call("POST", "/api/upload", form)).json<{ url: string }>();
          const served = await anyone("GET", url);
          return (
            served.headers.get("content-type") === "image/png" &&
            /sandbox/.test(served.headers.get("content-security-policy")!)
          );
        },
      ],
      [
        "parts of the SDK without integrity hashes",
        async () => /sha(256|384|512)-/.test((await anyone("GET", "/sdk/manifest.json")).text),
      ],
      [
        "packages without integrity in the lockfile",
        () => {
          const { packages } = JSON.parse(readFileSync(join(rootFolder, "package-lock.json"), "utf8")) as {
            packages: Record<string, { integrity?: string; link?: boolean }>;
          };
          return Object.entries(packages).every(([path, { integrity, link }]) => path === "" || link || integrity);
        },
      ],
    ];
  },
};
