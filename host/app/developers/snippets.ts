/** Programs that run as they stand, with a key in MEISHI_KEY; a test runs them. Each prints the names of contacts. */
export const snippets = (origin: string) => ({
  curl: `curl --fail-with-body --silent --show-error \\
  --header "Authorization: Bearer $MEISHI_KEY" \\
  "${origin}/api/contacts?limit=5"`,
  JavaScript: `const response = await fetch("${origin}/api/contacts?limit=5", {
  headers: { authorization: \`Bearer \${process.env.MEISHI_KEY}\` },
});
if (!response.ok) throw new Error(await response.text());
const { items } = await response.json();
for (const { name, email } of items) console.log(name, email);`,
  Python: `import json, os, urllib.request

request = urllib.request.Request(
    "${origin}/api/contacts?limit=5",
    headers={"Authorization": f"Bearer {os.environ['MEISHI_KEY']}"},
)
with urllib.request.urlopen(request) as response:
    for contact in json.load(response)["items"]:
        print(contact["name"], contact["email"])`,
});

/** Checks a webhook with the library of the standard, in a server of any kind. */
export const VERIFY = `import { Webhook } from "standardwebhooks"; // npm install standardwebhooks

// body: the text as it came; headers: those of the request; throws if it is not ours.
const { type, data } = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;

/** The settings of an AI's client that speaks MCP over HTTP. */
export const mcpSettings = (origin: string) =>
  JSON.stringify(
    { mcpServers: { meishi: { type: "http", url: `${origin}/mcp`, headers: { Authorization: "Bearer YOUR_KEY" } } } },
    null,
    2,
  );
