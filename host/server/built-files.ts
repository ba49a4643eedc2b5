import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { staticFiles } from "./static-files.ts";

/** Everything built for browsers. While sources are watched, a file may change without a new name. */
export function builtFiles(areWatched = false) {
  const never = /^(?!)/;
  const files = staticFiles([
    { folder: join(rootFolder, "host/build/client"), prefix: "/", immutable: areWatched ? never : /^\/assets\// },
    { folder: join(rootFolder, "sdk/versions"), prefix: "/sdk/", immutable: /^\/sdk\/\d/, isForeign: true },
    {
      folder: join(rootFolder, "sdk/dist"),
      prefix: "/sdk/",
      immutable: areWatched ? never : /^\/sdk\/(?!v1\.js|launcher\.js|with-card\.js|manifest)/,
      isForeign: true,
    },
  ]);
  return {
    ...files,
    /** The SDK's script for one card is left to the application, which writes the card into it. */
    serve: (request: IncomingMessage, response: ServerResponse) =>
      !/^\/sdk\/v1\.js\?(?:.*&)?card=./.test(request.url ?? "") && files.serve(request, response),
  };
}
