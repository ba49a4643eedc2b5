import { type Category, BROWSER, person, status } from "./attempt.ts";

export const injection: Category = {
  id: "A03",
  name: "Injection",
  attempts: async ({ host, anyone }) => {
    const script = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    const own = await person(host, 3, { name: script, company: script, about: script, title: script });
    const sql = ["' OR 1=1 --", "1; DROP TABLE users", '" OR ""="', "%' UNION SELECT password FROM users --"];
    return [
      [
        "SQL in sign-in, addresses and searches",
        async () => {
          const codes = await Promise.all(
            sql.flatMap((text) => [
              status(anyone("POST", "/api/login", { username: text, password: text })),
              status(anyone("GET", `/api/card/${encodeURIComponent(text)}`)),
              status(own.call("GET", `/api/analytics/${own.card.id}?cursor=${encodeURIComponent(text)}`)),
            ]),
          );
          return (
            codes.every((code) => code >= 400 && code < 500) && (await status(anyone("GET", "/api/card/demo"))) === 200
          );
        },
      ],
      [
        "HTML in a card's texts",
        async () => !(await anyone("GET", `/view/${own.card.slug}`)).text.includes("<script>alert(1)"),
      ],
      [
        "javascript: in links",
        async () => {
          await own.call("PUT", `/api/business-cards/${own.card.id}`, {
            website: "javascript:alert(1)",
            socialLinks: { linkedin: "javascript:alert(1)" },
            customButtons: [{ text: "x", url: "javascript:alert(1)", backgroundColor: "#fff" }],
          });
          return !/href="\s*javascript:/i.test((await anyone("GET", `/view/${own.card.slug}`)).text);
        },
      ],
      [
        "CSS that leaves the card or loads from elsewhere",
        async () => {
          await own.call("PUT", `/api/business-cards/${own.card.id}`, {
            customizations: {
              customCss:
                "</style><script>1</script> body{display:none} .card-header{background:url(https://evil.example/x)}",
            },
          });
          const { text } = await anyone("GET", `/view/${own.card.slug}`);
          return !text.includes("evil.example/x") && !text.includes("<script>1</script>");
        },
      ],
      [
        "lines in a contact file",
        async () => {
          await own.call("PUT", `/api/business-cards/${own.card.id}`, {
            name: "Ada\r\nTEL:+666",
            title: "x\nEND:VCARD",
          });
          const { text } = await anyone("GET", `/api/vcard/${own.card.id}`);
          return !/^TEL:\+666/m.test(text) && text.match(/^END:VCARD/gm)?.length === 1;
        },
      ],
      [
        "formulas in an exported table",
        async () => {
          await anyone(
            "POST",
            `/api/card/${own.card.slug}/submissions`,
            {
              formData: { name: '=HYPERLINK("https://evil.example")', email: "a@example.com", message: "+1+1" },
              consent: true,
            },
            BROWSER,
          );
          const { text } = await own.call("GET", `/api/analytics/${own.card.id}/export?type=submissions`);
          return text.includes("HYPERLINK") && !/"[=+@-]/.test(text);
        },
      ],
      [
        "header lines in a redirect",
        async () => (await own.call("GET", "/auth?to=/x%0d%0aset-cookie:a=b")).headers.get("set-cookie") === null,
      ],
    ];
  },
};
