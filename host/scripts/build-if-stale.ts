import { build, isStale } from "./build.ts";

if (isStale()) {
  console.error("Building Meishi, this takes about half a minute …");
  await build();
}
