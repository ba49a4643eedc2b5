/** A bucket of an S3-compatible service and what it takes to use it. */
export interface S3Bucket {
  /** The service and the bucket, path style: https://HOST/BUCKET. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** In front of every name: empty, or ending in a slash. */
  prefix: string;
}

/** Reads s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX][?region=…][&tls=off]; undefined when it is not of this form. */
export function parseStorageUrl(text: string): S3Bucket | undefined {
  const parts =
    /^s3:\/\/([^:@/]+):([^@/]+)@([^/?#@]+)\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?(?:\?([^#]*))?$/.exec(
      text,
    );
  if (!parts) return undefined;
  const [, key, secret, host, bucket, path, query] = parts;
  const options = new URLSearchParams(query ?? "");
  const areOptionsValid = [...options.keys()].every((name) => name === "region" || name === "tls");
  const tls = options.get("tls") ?? "on";
  const isRelative = path!.split("/").some((part) => part === "." || part === "..");
  if (
    !areOptionsValid ||
    isRelative ||
    !/^(on|off)$/.test(tls) ||
    !/^[\w-]+$/.test(options.get("region") ?? "us-east-1")
  )
    return undefined;
  try {
    return {
      endpoint: `${new URL(`${tls === "on" ? "https" : "http"}://${host}`).origin}/${bucket}`,
      region: options.get("region") ?? "us-east-1",
      accessKeyId: decodeURIComponent(key!),
      secretAccessKey: decodeURIComponent(secret!),
      prefix: path ? `${path.slice(1)}/` : "",
    };
  } catch {
    return undefined;
  }
}
