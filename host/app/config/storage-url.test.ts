import { expect, test } from "vitest";
import { parseStorageUrl } from "./storage-url.ts";

test("a bucket by its address", () => {
  expect(parseStorageUrl("s3://AK:s%2Fe+c@s3.example.com:9000/cards/meishi/files?region=eu-central-1&tls=off")).toEqual(
    {
      endpoint: "http://s3.example.com:9000/cards",
      region: "eu-central-1",
      accessKeyId: "AK",
      secretAccessKey: "s/e+c",
      prefix: "meishi/files/",
    },
  );
});

test("TLS and us-east-1 unless told otherwise", () => {
  expect(parseStorageUrl("s3://AK:SK@s3.example.com/cards")).toMatchObject({
    endpoint: "https://s3.example.com/cards",
    region: "us-east-1",
    prefix: "",
  });
});

test.each([
  ["no secret", "s3://AK@s3.example.com/cards"],
  ["no key", "s3://s3.example.com/cards"],
  ["no bucket", "s3://AK:SK@s3.example.com"],
  ["another scheme", "https://AK:SK@s3.example.com/cards"],
  ["an unknown option", "s3://AK:SK@s3.example.com/cards?ssl=off"],
  ["tls neither on nor off", "s3://AK:SK@s3.example.com/cards?tls=maybe"],
  ["a host that is none", "s3://AK:SK@s3 example/cards"],
  ["broken percent-encoding", "s3://AK:%zz@s3.example.com/cards"],
  ["a prefix that leads out", "s3://AK:SK@s3.example.com/cards/../other"],
])("refused: %s", (_, url) => {
  expect(parseStorageUrl(url)).toBeUndefined();
});
