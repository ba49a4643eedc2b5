import { once } from "node:events";
import { createServer } from "node:http";
import { type Category, person, pictureForm, raw } from "./attempt.ts";

export const ssrf: Category = {
  id: "A10",
  name: "Server-side request forgery",
  attempts: async ({ host, anyone }) => {
    const calls: string[] = [];
    const inside = createServer((request, response) => {
      calls.push(request.url!);
      response.end("inside");
    }).listen(0);
    await once(inside, "listening");
    inside.unref();
    const url = `http://127.0.0.1:${(inside.address() as { port: number }).port}`;
    const own = await person(host, 3, {
      profilePicture: `${url}/a.png`,
      logoUrl: `${url}/b.png`,
      coverPhoto: `${url}/c.png`,
      videoUrl: `${url}/d`,
      embedCodes: [`<img src="${url}/e">`],
    });
    return [
      [
        "pictures, films and embeds at inner addresses",
        async () => {
          const { id, slug } = own.card;
          for (const path of [
            `/view/${slug}`,
            `/api/vcard/${id}`,
            `/view/${slug}/preview.png`,
            `/icons/card-${slug}/icon-192.png`,
            `/api/card/${slug}/embeds/0`,
            `/api/qr/${slug}.png?logo=1`,
          ])
            await anyone("GET", path, undefined, { "sec-fetch-dest": "iframe" });
          return calls.length === 0;
        },
      ],
      [
        "an SVG that loads from inside or from the disk",
        async () => {
          const form = pictureForm(
            own.card.id,
            `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="300"><image xlink:href="${url}/f.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/><rect width="300" height="300"/></svg>`,
            "image/svg+xml",
          );
          await own.call("POST", "/api/upload", form);
          return calls.length === 0;
        },
      ],
      [
        "the Host header in links of pages and mails",
        async () => {
          const refused = await raw(host, "/view/demo", { host: "evil.example", "x-forwarded-host": "evil.example" });
          const response = await raw(host, "/view/demo", { "x-forwarded-host": "evil.example" });
          return (
            refused.status === 421 && response.status === 200 && !/evil\.example/.test(refused.text + response.text)
          );
        },
      ],
    ];
  },
};
