import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Config, config, StartupError } from "../../config/config.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { log } from "../../runtime/log.server.ts";

/** Certificates and key for signing Apple Wallet passes, as PEM. */
export interface AppleSigner {
  teamId: string;
  passType: string;
  certificate: string;
  key: string;
  intermediate: string;
}

/** The service account that signs links for Google Wallet. */
interface GoogleSigner {
  issuer: string;
  email: string;
  key: string;
}

interface Wallets {
  apple: AppleSigner | null;
  google: GoogleSigner | null;
}

/** Certificates that end sooner are named in the log at each start. */
const WARN_MS = 30 * DAY_MS;

let wallets: Wallets | undefined;

/** The wallets that are set up; read once, at the start. Throws a StartError that says which setting is wrong. */
export function walletSettings(): Wallets {
  return (wallets ??= { apple: appleSigner(config), google: googleSigner(config) });
}

/** Which wallets this installation can put cards into. */
export function walletsOffered(): { apple: boolean; google: boolean } {
  const { apple, google } = walletSettings();
  return { apple: apple !== null, google: google !== null };
}

function appleSigner({ wallet }: Pick<Config, "wallet">, now = Date.now()): AppleSigner | null {
  const { cert, key, keyPassword, wwdr } = wallet.apple;
  if (!cert && !key && !wwdr) return null;
  if (!cert || !key || !wwdr)
    throw new StartupError("APPLE_PASS_CERT, APPLE_PASS_KEY and APPLE_PASS_WWDR must be set together");
  const certificate = readCertificate("APPLE_PASS_CERT", cert, now);
  const intermediate = readCertificate("APPLE_PASS_WWDR", wwdr, now);
  const signingKey = readKey("APPLE_PASS_KEY", fileOf("APPLE_PASS_KEY", key), keyPassword);
  if (!certificate.checkPrivateKey(signingKey))
    throw new StartupError("APPLE_PASS_KEY does not belong to APPLE_PASS_CERT");
  if (!certificate.checkIssued(intermediate) || !certificate.verify(intermediate.publicKey))
    throw new StartupError(
      "APPLE_PASS_WWDR did not issue APPLE_PASS_CERT: use the intermediate that its issuer line names",
    );
  const passType = subjectOf(certificate, "UID");
  const teamId = subjectOf(certificate, "OU");
  if (!passType || !teamId) throw new StartupError("APPLE_PASS_CERT must be a Pass Type ID certificate");
  for (const [name, { validTo }] of [
    ["APPLE_PASS_CERT", certificate],
    ["APPLE_PASS_WWDR", intermediate],
  ] as const)
    if (Date.parse(validTo) - now < WARN_MS) log("warn", `${name} expires on ${validTo}: renew it`);
  return {
    teamId,
    passType,
    certificate: certificate.toString(),
    key: pemOf(signingKey),
    intermediate: intermediate.toString(),
  };
}

const accountFile = z.object({ client_email: z.string().min(3), private_key: z.string().min(100) });

function googleSigner({ wallet }: Pick<Config, "wallet">): GoogleSigner | null {
  const { key, issuer } = wallet.google;
  if (!key && !issuer) return null;
  if (!key || !issuer) throw new StartupError("GOOGLE_WALLET_KEY and GOOGLE_WALLET_ISSUER must be set together");
  const account = accountFile.safeParse(jsonOf(fileOf("GOOGLE_WALLET_KEY", key)));
  if (!account.success) throw new StartupError("GOOGLE_WALLET_KEY must be the JSON file of a service account");
  const signingKey = readKey("GOOGLE_WALLET_KEY", Buffer.from(account.data.private_key));
  return { issuer, email: account.data.client_email, key: pemOf(signingKey) };
}

function fileOf(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartupError(`${name} must be the path of a file that can be read`);
  }
}

function readCertificate(name: string, path: string, now: number): X509Certificate {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(fileOf(name, path));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${name} must be a certificate as PEM or DER`);
  }
  const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
  if (now < from) throw new StartupError(`${name} is not valid before ${certificate.validFrom}`);
  if (now >= to) throw new StartupError(`${name} expired on ${certificate.validTo}: renew it`);
  return certificate;
}

function readKey(name: string, pem: Buffer, passphrase?: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: pem, passphrase });
  } catch {
    throw new StartupError(
      name === "APPLE_PASS_KEY"
        ? "APPLE_PASS_KEY cannot be read: it must be a private key as PEM, and APPLE_PASS_KEY_PASSWORD its password"
        : `${name} must contain a private key as PEM`,
    );
  }
  if (key.asymmetricKeyType !== "rsa") throw new StartupError(`${name} must be an RSA key`);
  return key;
}

const pemOf = (key: KeyObject) => key.export({ format: "pem", type: "pkcs8" }).toString();

/** A part of the subject; Node writes one per line. */
const subjectOf = ({ subject }: X509Certificate, part: string) =>
  subject
    .split("\n")
    .find((line) => line.startsWith(`${part}=`))
    ?.slice(part.length + 1);

function jsonOf(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString());
  } catch {
    return undefined;
  }
}
