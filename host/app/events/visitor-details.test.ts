import { describe, expect, test } from "vitest";
import { onEveryDatabase } from "../../../db/tests/databases.ts";
import { truncateAddress } from "../runtime/ip-address.server.ts";
import { parseDeviceClass, deviceOf } from "../devices/device.server.ts";
import { locateByIp, locateByProxyHeader, locateByTimeZone } from "../devices/location.server.ts";
import { referrerHost, sourceOf } from "./source.ts";
import { countryOfTimeZone } from "../devices/time-zones.ts";
import { visitorHashes } from "./visitor.server.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const IPAD =
  "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";

describe("truncateAddress", () => {
  test.each([
    ["192.0.2.77", "192.0.2.0"],
    ["::ffff:192.0.2.77", "192.0.2.0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
    ["2001:db8::5", "2001:db8:0::"],
    ["fe80::1%eth0", "fe80:0:0::"],
    ["unknown", null],
    ["", null],
  ])("%s becomes %s", (address, truncated) => expect(truncateAddress(address)).toBe(truncated));
});

describe("deviceOf", () => {
  const device = (headers: Record<string, string>) => deviceOf(new Headers(headers));

  test("reads phones, tablets and desktops", () => {
    expect(device({ "user-agent": IPHONE })).toEqual({ class: "mobile", text: "Mobile · iOS · Safari" });
    expect(device({ "user-agent": IPAD })).toMatchObject({
      class: "tablet",
      text: expect.stringMatching(/^Tablet · /),
    });
    expect(device({ "user-agent": WINDOWS })).toEqual({ class: "desktop", text: "Desktop · Windows · Chrome" });
  });
  test("believes client hints where they know more", () => {
    expect(device({ "user-agent": WINDOWS, "sec-ch-ua-platform": '"macOS"', "sec-ch-ua-mobile": "?0" })).toEqual({
      class: "desktop",
      text: "Desktop · macOS · Chrome",
    });
    expect(device({ "sec-ch-ua-mobile": "?1", "sec-ch-ua-platform": '"Android"' })).toEqual({
      class: "mobile",
      text: "Mobile · Android",
    });
  });
  test("does not guess", () => {
    expect(device({})).toBeNull();
    expect(device({ "user-agent": "curl/8.5" })).toBeNull();
    expect(device({ "user-agent": WINDOWS, "sec-ch-ua-platform": '"<b>"' })?.text).toBe("Desktop · Windows · Chrome");
  });
  test("a stored text gives its class back", () => {
    expect(parseDeviceClass("Mobile · iOS · Safari")).toBe("mobile");
    expect(parseDeviceClass("Safari, iOS")).toBeNull();
    expect(parseDeviceClass(null)).toBeNull();
  });
});

describe("locationOf", () => {
  test("takes city and country of a GeoIP database", () => {
    const geoRecord = { country: { iso_code: "PT" }, city: { names: { en: "Lisbon" } } } as never;
    expect(locateByIp("192.0.2.1", { get: () => geoRecord })).toEqual({ country: "PT", text: "Lisbon, Portugal" });
    expect(locateByIp("192.0.2.1", { get: () => null })).toBeNull();
    expect(locateByIp("192.0.2.1", null)).toBeNull();
  });
  test("believes a proxy's header only where the proxy is trusted", () => {
    const headers = new Headers({ "cf-ipcountry": "de" });
    expect(locateByProxyHeader(headers, true)).toEqual({ country: "DE", text: "Germany" });
    expect(locateByProxyHeader(headers, false)).toBeNull();
    expect(locateByProxyHeader(new Headers({ "cf-ipcountry": "XX", "x-vercel-ip-country": "FR" }), true)?.country).toBe(
      "FR",
    );
  });
  test("falls back to the country of the time zone, old names too", () => {
    expect(locateByTimeZone("Europe/Lisbon")).toEqual({ country: "PT", text: "Portugal" });
    expect(countryOfTimeZone("Asia/Calcutta")).toBe("IN");
    expect(countryOfTimeZone("US/Eastern")).toBe("US");
    expect([locateByTimeZone("UTC"), locateByTimeZone("Mars/Olympus"), locateByTimeZone(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("source", () => {
  test("is one of three", () =>
    expect([sourceOf("qr"), sourceOf("embed"), sourceOf("link"), sourceOf("<x>"), sourceOf(undefined)]).toEqual([
      "qr",
      "embed",
      "link",
      "link",
      "link",
    ]));
  test("of a referrer only the host is kept, and not our own", () => {
    expect(referrerHost("https://www.example.com/private?token=1", "cards.example.org")).toBe("example.com");
    expect(referrerHost("news.example.com", "cards.example.org")).toBe("news.example.com");
    expect(referrerHost("https://cards.example.org/view/a", "cards.example.org")).toBeNull();
    expect([referrerHost("javascript:alert(1)", "a"), referrerHost("", "a"), referrerHost("http://", "a")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("visitorHashes", () =>
  onEveryDatabase((test) => {
    const morning = new Date("2026-05-05T08:00:00Z");
    const evening = new Date("2026-05-05T20:00:00Z");
    const nextDay = new Date("2026-05-06T08:00:00Z");

    test("names a visitor the same all day, in all processes, and another on each card", async ({ database }) => {
      const [one, other] = [visitorHashes(database), visitorHashes(database)];
      const hash = await one.of(1, "192.0.2.1", "agent", morning, morning);
      expect(await other.of(1, "192.0.2.1", "agent", evening, evening)).toBe(hash);
      expect(await one.of(2, "192.0.2.1", "agent", evening, evening)).not.toBe(hash);
      expect(await one.of(1, "192.0.2.2", "agent", evening, evening)).not.toBe(hash);
    });

    test("destroys the salt with its day: nobody can be recognised afterwards", async ({ database }) => {
      const hashes = visitorHashes(database);
      const { visitorSalts } = database.tables;
      const hash = await hashes.of(1, "192.0.2.1", "agent", morning, morning);
      expect(await hashes.of(1, "192.0.2.1", "agent", nextDay, nextDay)).not.toBe(hash);
      expect(await hashes.of(1, "192.0.2.1", "agent", morning, nextDay)).toBeNull();
      expect((await database.db.select().from(visitorSalts)).map(({ day }) => day)).toEqual([
        Math.floor(nextDay.getTime() / 86_400_000),
      ]);
      await hashes.forget(new Date("2026-05-07T00:00:00Z"));
      expect(await database.db.select().from(visitorSalts)).toEqual([]);
    });
  }));
