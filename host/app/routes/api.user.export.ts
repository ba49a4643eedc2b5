import { exportAccount, exportFileName } from "../account/export.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

export const loader = endpoint(
  { access: "signed-in" },
  ({ user }) =>
    new Response(exportAccount(user), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${exportFileName(user)}"`,
        "cache-control": "no-store",
      },
    }),
);
