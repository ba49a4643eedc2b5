import { z } from "zod";
import { renderEmbeddedCard } from "../embedding/embedded-card.server.tsx";
import { launcherModuleFor } from "../embedding/loader.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/**
 * The finished card for pages of other sites: markup as a tree, style, and the behaviors it needs. With `.js` behind
 * the slug, which has no dots, and the version of the SDK that asks: the card's button as a module.
 */
export const loader = endpoint(
  {
    access: "anyone",
    cors: true,
    params: z.object({ slug: z.string().max(103) }),
    query: z.object({ v: z.string().max(100).default("") }),
  },
  async ({ request, params: { slug }, query: { v }, site }) => {
    const [name, script] = slug.split(".js", 2) as [string, string?];
    const language = languageOfRequest(request);
    const text =
      script === ""
        ? await launcherModuleFor(name, v, language, site)
        : (await renderEmbeddedCard(slug, language, site)).card;
    return text.response(request);
  },
);
