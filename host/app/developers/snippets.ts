/** Complete programs that print names of contacts; the key is in MEISHI_KEY. A test runs them. */
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

/** Verifies a webhook with the `standardwebhooks` library, in any server. */
export const VERIFY = `import { Webhook } from "standardwebhooks"; // npm install standardwebhooks

// body: the text as it came; headers: those of the request; throws if it is not ours.
const { type, data } = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers);`;

/** Configuration of an MCP client that uses HTTP. */
export const mcpSettings = (origin: string) =>
  JSON.stringify(
    { mcpServers: { meishi: { type: "http", url: `${origin}/mcp`, headers: { Authorization: "Bearer YOUR_KEY" } } } },
    null,
    2,
  );
