import { exportAccount, exportFileName } from "../account/export.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { accountMessages } from "../account/messages.en.ts";

export const loader = endpoint({ access: "signed-in" }, async ({ user }) => {
  await consume("exports", { account: user.id }, accountMessages.exportLimit);
  return fileResponse(exportAccount(user), { fileName: exportFileName(user), type: "application/zip" });
});
