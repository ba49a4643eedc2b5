import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { rootFolder } from "../../db/root.ts";
import { readConfig } from "../app/config/read-config.server.ts";

interface Service {
  environment: Record<string, string | number>;
  volumes: string[];
  depends_on?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const text = readFileSync(join(rootFolder, "host/deploy/compose.yaml"), "utf8");
const { services, volumes } = parse(text, { merge: true }) as Compose;
const settings = readFileSync(join(rootFolder, "host/docs/settings.md"), "utf8");

/** What stands in .env, as the file's first lines ask for. */
const ENV: Record<string, string> = {
  DOMAIN: "cards.example.com",
  DB_PASSWORD: `p@ss/w:o$rd#"1`,
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  INTERNAL_SECRET: "0123456789abcdef0123456789abcdee",
  ADMIN_PASSWORD: "a$b c@d",
  STORAGE_URL: "s3://key:secret@s3.example.com/bucket?region=eu-central-1",
};

/** `${NAME:?}` and `${NAME:-default}`, as Compose fills them in. */
const filled = (value: string | number) =>
  String(value).replace(/\$\{(\w+):(\?|-([^}]*))\}/g, (_, name: string, kind: string, standard?: string) => {
    if (kind === "?" && !ENV[name]) throw new Error(`${name} is required`);
    return ENV[name] ?? standard ?? "";
  });

test("every variable of the servers is a setting, or PostgreSQL's own", () => {
  for (const name of Object.keys(services.app1!.environment))
    expect(name === "PGPASSWORD" || settings.includes(`\`${name}\``), name).toBe(true);
});

test("every variable that .env has to hold is named at the top of the file", () => {
  const top = text.slice(0, text.indexOf("x-app:"));
  for (const [, name] of text.matchAll(/\$\{(\w+):\?\}/g)) expect(top, name).toContain(name);
});

test("the settings are accepted as Compose fills them in, with passwords of any characters", () => {
  const { environment } = services.app1!;
  const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
  expect(readConfig({ ...env, DATA_DIR: "data" })).toMatchObject({
    databaseUrl: "postgres://meishi@db:5432/meishi",
    publicUrl: "https://cards.example.com",
    admin: { password: ENV.ADMIN_PASSWORD },
    trustProxy: 1,
  });
  expect(env.PGPASSWORD).toBe(ENV.DB_PASSWORD);
  expect(filled(services.db!.environment.POSTGRES_PASSWORD!)).toBe(ENV.DB_PASSWORD);
});

test("both servers are alike but for their own data, and each volume is there", () => {
  expect(services.app2!.environment).toEqual(services.app1!.environment);
  for (const { volumes: used } of Object.values(services))
    for (const volume of used) {
      const [source] = volume.split(":");
      expect(source!.startsWith("./") || source! in volumes, volume).toBe(true);
    }
});
