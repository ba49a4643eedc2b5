import { isIPv4, isIPv6 } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type AllowList, parseAllowList } from "./allow-list.ts";
import { oidcSettings, oidcVariables } from "./oidc.ts";
import { StartupError } from "./startup-error.ts";
import { type S3Bucket, parseStorageUrl } from "./storage-url.ts";

export { StartupError };

const flag = z
  .enum(["0", "1"])
  .default("0")
  .transform((value) => value === "1");
const optional = z.string().min(1).optional();
const storageUrl = z
  .string()
  .transform((text): S3Bucket | undefined => parseStorageUrl(text))
  .refine((bucket) => bucket !== undefined)
  .optional();
const allowList = z
  .string()
  .default("")
  .transform((text): AllowList | undefined => parseAllowList(text))
  .refine((list) => list !== undefined);
const url = (protocols: RegExp) => z.url({ protocol: protocols, hostname: /^/ });
/** Digits only: Number would take `0x50`, `1e3` and blanks too. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
/** Whether `Resolver.setServers` accepts it: an IP with or without port. */
const isNameServer = (text: string) => {
  const [, v6, v4, port] = /^(?:\[([\da-f:.]+)\]|([\d.]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const isIp = v6 === undefined ? isIPv4(v4 ?? "") : isIPv6(v6);
  return isIPv6(text) || (isIp && Number(port ?? 53) > 0 && Number(port ?? 53) < 65_536);
};
const dnsServer = z.string().refine(isNameServer).optional();
const isOrigin = (text: string) => URL.canParse(text) && /^\/?$/.test(new URL(text).pathname) && !/[?#]/.test(text);
/** `cards@example.com` or `Meishi <cards@example.com>`. */
const isSender = (text: string) => z.email().safeParse(/<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim()).success;

const secret = [z.string().min(16).optional(), "at least 16 characters"] as const;

/** Every variable with its schema, default and the description of valid values that the error message shows. */
const variables = {
  PORT: [wholeNumber(0, 65_535).default(3000), "a port number from 0 to 65535"],
  HOST: [optional, "an address to listen on"],
  DATA_DIR: [
    z
      .string()
      .min(1)
      .default("./data")
      .transform((path) => resolve(path)),
    "a folder",
  ],
  DATABASE_URL: [
    z
      .string()
      .regex(/^(file|memory|pglite|postgres|postgresql):/)
      .optional(),
    "file:PATH or postgres://…",
  ],
  DATABASE_POOL_SIZE: [wholeNumber(1, 1_000).default(10), "a number of connections from 1 to 1000"],
  DATABASE_POOL_MODE: [z.enum(["session", "transaction"]).default("session"), "session or transaction"],
  DATABASE_REPLICA_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:/)
      .optional(),
    "postgres://…, of a copy that follows DATABASE_URL",
  ],
  PUBLIC_URL: [
    url(/^https?$/)
      .refine(isOrigin)
      .optional(),
    "an origin such as https://cards.example.com",
  ],
  SESSION_SECRET: secret,
  ADMIN_USERNAME: [
    z
      .string()
      .regex(/^[^\s@]{3,20}$/)
      .default("admin"),
    "3 to 20 characters without spaces",
  ],
  ADMIN_PASSWORD: [z.string().min(6).max(200).optional(), "at least 6 characters"],
  ADMIN_EMAIL: [z.email().default("admin@example.com"), "an email address"],
  SEED: [z.enum(["demo", "none"]).default("demo"), "demo or none"],
  REGISTRATION: [z.enum(["open", "closed", "invite"]).default("open"), "open, closed or invite"],
  REQUIRE_SECOND_FACTOR: [z.enum(["admins", "all"]).optional(), "admins or all"],
  ...oidcVariables,
  DEMO_MODE: [flag, "0 or 1"],
  OPENAI_API_KEY: [optional, "a key"],
  OPENAI_BASE_URL: [url(/^https?$/).optional(), "a URL such as https://api.openai.com/v1"],
  OPENAI_MODEL: [optional, "the name of a model"],
  SMTP_URL: [url(/^smtps?$/).optional(), "smtp://user:password@host:port"],
  MAIL_FROM: [z.string().refine(isSender).optional(), "an address such as Meishi <cards@example.com>"],
  SUPPORT_EMAIL: [z.email().default("support@meishi.example.com"), "an email address"],
  SUPPORT_PHONE: [optional.default("+1 202 555 0110"), "a telephone number"],
  GOOGLE_MAPS_API_KEY: [optional, "a key"],
  APPLE_PASS_CERT: [optional, "the path of a Pass Type ID certificate"],
  APPLE_PASS_KEY: [optional, "the path of the certificate's private key"],
  APPLE_PASS_KEY_PASSWORD: [optional, "the password of the key"],
  APPLE_PASS_WWDR: [optional, "the path of Apple's intermediate certificate"],
  GOOGLE_WALLET_KEY: [optional, "the path of a service account's JSON file"],
  GOOGLE_WALLET_ISSUER: [
    z
      .string()
      .regex(/^\d{1,30}$/)
      .optional(),
    "the digits of an issuer id",
  ],
  GEOCODER_URL: [
    url(/^https?$/).default("https://nominatim.openstreetmap.org/search"),
    "the URL of a Nominatim search",
  ],
  TRUST_PROXY: [wholeNumber(0, 10).default(0), "a number of proxies from 0 to 10"],
  STORAGE_URL: [storageUrl, "s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX][?region=REGION][&tls=off]"],
  EVENT_RETENTION_DAYS: [wholeNumber(1, 3_650).optional(), "a number of days from 1 to 3650"],
  AUDIT_RETENTION_DAYS: [wholeNumber(1, 36_500).optional(), "a number of days from 1 to 36500"],
  GEOIP_DB: [optional, "the path of a MaxMind .mmdb file"],
  DRAIN_SECONDS: [wholeNumber(0, 600).default(0), "a number of seconds from 0 to 600"],
  WEB_CONCURRENCY: [wholeNumber(1, 64).default(1), "a number of processes from 1 to 64"],
  RATE_LIMITS: [z.enum(["on", "off"]).default("on"), "on or off"],
  SERVICE_WORKER: [z.enum(["on", "off"]).default("on"), "on or off"],
  BACKUP_HOURS: [wholeNumber(1, 8_760).optional(), "a number of hours from 1 to 8760"],
  BACKUP_DIR: [
    z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .optional(),
    "a folder",
  ],
  BACKUP_KEEP: [wholeNumber(1, 1_000).default(7), "a number of backups from 1 to 1000"],
  DNS_SERVER: [dnsServer, "an address and port such as 9.9.9.9:53 or [2620:fe::fe]:53"],
  OUTGOING_ALLOW: [allowList, "a list of hosts, IPs and networks such as n8n.internal, 10.1.0.0/16"],
  INTERNAL_SECRET: secret,
  METRICS_TOKEN: secret,
  SLOW_QUERY_MS: [wholeNumber(1, 86_400_000).optional(), "a number of milliseconds"],
  REQUEST_LOG: [z.enum(["on", "off"]).default("off"), "on or off"],
  LOG_FORMAT: [z.enum(["text", "json"]).optional(), "text or json"],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Environment = Record<string, string | undefined>;

function read<N extends keyof typeof variables>(name: N, env: Environment): z.output<(typeof variables)[N][0]> {
  const [schema, expected] = variables[name];
  const result = schema.safeParse(env[name] === "" ? undefined : env[name]);
  // The value itself may hold a password: it is not repeated.
  if (!result.success) throw new StartupError(`${name} must be ${expected}`);
  return result.data as z.output<(typeof variables)[N][0]>;
}

/** The settings of this process. Throws a StartError that names the first wrong variable. */
export function readConfig(env: Environment) {
  const port = read("PORT", env);
  const dataDir = read("DATA_DIR", env);
  const oidc = oidcSettings((name) => read(name, env));
  const publicUrl = (read("PUBLIC_URL", env) ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, "");
  return {
    port,
    host: read("HOST", env),
    dataDir,
    databaseUrl: read("DATABASE_URL", env) ?? `file:${join(dataDir, "cards.db")}`,
    /** Read for what may be a second old. */
    replicaUrl: read("DATABASE_REPLICA_URL", env),
    /** Connections of each process to PostgreSQL. */
    poolSize: read("DATABASE_POOL_SIZE", env),
    /** A pooler may give each transaction another connection. */
    isPooledByTransaction: read("DATABASE_POOL_MODE", env) === "transaction",
    /** The bucket for uploads; without one they are files in DATA_DIR/uploads. */
    storage: read("STORAGE_URL", env),
    publicUrl: new URL(publicUrl).origin,
    isSecure: publicUrl.startsWith("https:"),
    sessionSecret: read("SESSION_SECRET", env),
    admin: {
      username: read("ADMIN_USERNAME", env),
      password: read("ADMIN_PASSWORD", env),
      email: read("ADMIN_EMAIL", env),
    },
    seed: read("SEED", env),
    /** Who may sign up by form. */
    registration: oidc?.isOnly ? ("closed" as const) : read("REGISTRATION", env),
    /** Who needs a second factor. */
    secondFactor: read("REQUIRE_SECOND_FACTOR", env),
    /** The provider of single sign-on, if there is one. */
    oidc,
    isDemo: read("DEMO_MODE", env),
    openai: {
      apiKey: read("OPENAI_API_KEY", env),
      baseUrl: read("OPENAI_BASE_URL", env),
      model: read("OPENAI_MODEL", env),
    },
    mail: { smtpUrl: read("SMTP_URL", env), from: read("MAIL_FROM", env) ?? "Meishi <no-reply@example.com>" },
    /** How users reach the operator; the guide says it. */
    support: { email: read("SUPPORT_EMAIL", env), phone: read("SUPPORT_PHONE", env) },
    googleMapsApiKey: read("GOOGLE_MAPS_API_KEY", env),
    /** Paths of files, checked at the start by share/wallet/settings.server.ts. */
    wallet: {
      apple: {
        cert: read("APPLE_PASS_CERT", env),
        key: read("APPLE_PASS_KEY", env),
        keyPassword: read("APPLE_PASS_KEY_PASSWORD", env),
        wwdr: read("APPLE_PASS_WWDR", env),
      },
      google: { key: read("GOOGLE_WALLET_KEY", env), issuer: read("GOOGLE_WALLET_ISSUER", env) },
    },
    geocoderUrl: read("GEOCODER_URL", env),
    trustProxy: read("TRUST_PROXY", env),
    geoipDb: read("GEOIP_DB", env),
    eventRetentionDays: read("EVENT_RETENTION_DAYS", env),
    auditRetentionDays: read("AUDIT_RETENTION_DAYS", env),
    /** Hours between automatic backups; none without a number. */
    backup: {
      hours: read("BACKUP_HOURS", env),
      dir: read("BACKUP_DIR", env) ?? join(dataDir, "backups"),
      keep: read("BACKUP_KEEP", env),
    },
    /** Time between SIGTERM and the end, during which /readyz fails so that balancers stop sending requests. */
    drainMs: read("DRAIN_SECONDS", env) * 1000,
    concurrency: read("WEB_CONCURRENCY", env),
    hasRateLimits: read("RATE_LIMITS", env) === "on",
    hasServiceWorker: read("SERVICE_WORKER", env) === "on",
    /** The name server that is asked for domains' records; the system's when not set. */
    dnsServer: read("DNS_SERVER", env),
    /** Destinations allowed besides public IPs. */
    outgoingAllow: read("OUTGOING_ALLOW", env)!,
    /** Opens /internal/domain to a proxy on another machine. */
    internalSecret: read("INTERNAL_SECRET", env),
    metricsToken: read("METRICS_TOKEN", env),
    slowQueryMs: read("SLOW_QUERY_MS", env),
    hasRequestLog: read("REQUEST_LOG", env) === "on",
    logFormat: read("LOG_FORMAT", env) ?? (process.stdout.isTTY ? ("text" as const) : ("json" as const)),
  };
}

export type Config = ReturnType<typeof readConfig>;
