import { describe, expect, it, test } from "vitest";
import { foreignHost, parseNetworkLink } from "./parse-link.ts";
import { exampleOf, NETWORK_KEYS, type NetworkKey } from "./networks.ts";
import { networkMessages } from "./messages.en.ts";

/** What people paste for somebody who is `kesslerhomes` there, and the link it makes; null where it is refused. */
type Row = [typed: string, link: string | null];

const otherLink = (key: NetworkKey) =>
  key === "pinterest" ? "https://www.instagram.com/kesslerhomes" : "https://www.pinterest.com/kesslerhomes";

/** Common to all networks where people have a name. `page` is a link without its scheme and `www.`. */
const named = (key: NetworkKey, link: string, page: string): Row[] => [
  ["kesslerhomes", link],
  ["@kesslerhomes", link],
  ["  @kesslerhomes  ", link],
  ["\u200bkesslerhomes\u200e", link],
  ["\u201ckesslerhomes\u201d", link],
  ["kesslerhomes 🏠✨", link],
  ["@kesslerhomes on my phone", link],
  [page, `https://${page}`],
  [`www.${page}`, `https://www.${page}`],
  [`https://${page}`, `https://${page}`],
  [`HTTPS://${page}`, `https://${page}`],
  [`http://${page}`, `https://${page}`],
  [`https://${page}?utm_source=share&igsh=MzRlOD&trk=x&si=1#about`, `https://${page}`],
  [`Look at this: https://${page}?fbclid=abc thank you!`, `https://${page}`],
  [`<https://${page}>`, `https://${page}`],
  [`https://m.${page}`, `https://${page}`],
  ["my name is kesslerhomes there", null],
  ["kessler🏠homes", null],
  ["kesslerhomes🏡", null],
  [`https://www.google.com/url?sa=t&url=https%3A%2F%2F${page.replaceAll("/", "%2F")}&usg=AOv`, `https://${page}`],
  [`https://${key}.foo.example/kesslerhomes`, null],
  ["https://go.foo.co.uk/kesslerhomes", "https://go.foo.co.uk/kesslerhomes"],
  ["https://www.google.com/url?q=https://foo.example/kesslerhomes", "https://foo.example/kesslerhomes"],
  ["🏠", null],
  ["rosa@gmail.com", null],
  [otherLink(key), null],
  ["javascript:alert(1)", null],
  ["javascript://www.linkedin.com/%0aalert(1)", null],
  ["data:text/html,<script>alert(1)</script>", null],
  ["https://user:secret@example.com/x", null],
  ["", ""],
];

const PHONES: Row[] = [
  ["rosa@gmail.com", null],
  ["abc", null],
  ["kesslerhomes", null],
  ["call me on my number", null],
  ["javascript:alert(1)", null],
  ["data:,15035550177", null],
  ["https://www.pinterest.com/kesslerhomes", null],
  ["😀", null],
  ["12", null],
  ["", ""],
];

const numbers = (link: string): Row[] => [
  ["+1 503 555 0177", link],
  ["+15035550177", link],
  ["+1 (503) 555-0177", link],
  ["0015035550177", link],
  ["+1.503.555.0177", link],
  ["  +1 503 555 0177 ", link],
  ["\u202a+1 503 555 0177\u202c", link],
  ["tel:+15035550177", link],
  ["+1 503 555 0177 📱", link],
  ["503 555 0177", null],
  ...PHONES,
];

const TABLE: Record<NetworkKey, Row[]> = {
  linkedin: [
    ...named("linkedin", "https://www.linkedin.com/in/kesslerhomes", "linkedin.com/in/kesslerhomes"),
    ["in/maxmuster", "https://www.linkedin.com/in/maxmuster"],
    ["/in/maxmuster/", "https://www.linkedin.com/in/maxmuster"],
    ["company/kessler-homes", "https://www.linkedin.com/company/kessler-homes"],
    ["linkedin.com/in/x/?trk=nav_responsive", "https://linkedin.com/in/x/"],
    ["https://de.linkedin.com/in/max-müller", "https://linkedin.com/in/max-m%C3%BCller"],
    ["linkedin.com", null],
  ],
  twitter: [
    ...named("twitter", "https://x.com/kesslerhomes", "x.com/kesslerhomes"),
    ["https://mobile.twitter.com/kesslerhomes?s=20", "https://twitter.com/kesslerhomes"],
    ["https://twitter.com/kesslerhomes", "https://twitter.com/kesslerhomes"],
    ["a_name_that_is_too_long", null],
  ],
  facebook: [
    ...named("facebook", "https://www.facebook.com/kesslerhomes", "facebook.com/kesslerhomes"),
    ["https://www.facebook.com/profile.php?id=1000123&mibextid=x", "https://www.facebook.com/profile.php?id=1000123"],
    ["https://m.me/kesslerhomes", "https://m.me/kesslerhomes"],
    ["sabine.kessler", "https://www.facebook.com/sabine.kessler"],
  ],
  instagram: [
    ...named("instagram", "https://www.instagram.com/kesslerhomes", "instagram.com/kesslerhomes"),
    ["sabine.kessler", "https://www.instagram.com/sabine.kessler"],
    ["https://www.instagram.com/p/Cxyz/?igsh=MzRlOD", "https://www.instagram.com/p/Cxyz/"],
  ],
  youtube: [
    ...named("youtube", "https://www.youtube.com/@kesslerhomes", "youtube.com/@kesslerhomes"),
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&pp=x&si=y", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", "https://youtu.be/dQw4w9WgXcQ"],
    ["channel/UC1234567890123456789012", "https://www.youtube.com/channel/UC1234567890123456789012"],
  ],
  threads: named("threads", "https://www.threads.com/@kesslerhomes", "threads.net/@kesslerhomes"),
  tiktok: [
    ...named("tiktok", "https://www.tiktok.com/@kesslerhomes", "tiktok.com/@kesslerhomes"),
    ["https://vm.tiktok.com/ZMabc/", "https://vm.tiktok.com/ZMabc/"],
    ["https://www.tiktok.com/@kesslerhomes?_t=8x&_r=1", "https://www.tiktok.com/@kesslerhomes"],
  ],
  wechat: [
    ...named("wechat", "weixin://dl/chat?kesslerhomes", "u.wechat.com/kABC"),
    ["weixin://dl/chat?kesslerhomes", "weixin://dl/chat?kesslerhomes"],
    ["no", null],
    ["+1 503 555 0177", null],
    ["5035550177", null],
  ],
  whatsapp: [
    ...numbers("https://wa.me/15035550177"),
    ["https://wa.me/15035550177", "https://wa.me/15035550177"],
    ["wa.me/15035550177", "https://wa.me/15035550177"],
    [
      "https://api.whatsapp.com/send?phone=15035550177&text=Hi&type=phone_number",
      "https://api.whatsapp.com/send?phone=15035550177&text=Hi",
    ],
    ["https://chat.whatsapp.com/AbC", "https://chat.whatsapp.com/AbC"],
    ["whatsapp://send?phone=15035550177", "whatsapp://send?phone=15035550177"],
    ["whatsapp:+15035550177", "https://wa.me/15035550177"],
    ["whatsapp:15035550177", "https://wa.me/15035550177"],
    ["whatsapp://send?text=Hi", null],
    ["https://wa.me/?text=Hi", null],
    ["https://api.whatsapp.com/send?text=Hi", null],
  ],
  viber: [
    ...numbers("viber://chat?number=%2B15035550177"),
    ["viber:+15035550177", "viber://chat?number=%2B15035550177"],
    ["viber://chat?number=%2B15035550177", "viber://chat?number=%2B15035550177"],
  ],
  telegram: [
    ["tg:kesslerhomes", "https://t.me/kesslerhomes"],
    ["telegram:@kesslerhomes", "https://t.me/kesslerhomes"],
    ["telegram:+15035550177", "https://t.me/+15035550177"],
    ...named("telegram", "https://t.me/kesslerhomes", "t.me/kesslerhomes"),
    ["+1 503 555 0177", "https://t.me/+15035550177"],
    ["tg://resolve?domain=kesslerhomes", "https://t.me/kesslerhomes"],
  ],
  pinterest: [
    ...named("pinterest", "https://www.pinterest.com/kesslerhomes", "pinterest.com/kesslerhomes"),
    ["https://www.pinterest.co.uk/kesslerhomes/?invite_code=x", "https://www.pinterest.co.uk/kesslerhomes/"],
    ["https://pin.it/abc", "https://pin.it/abc"],
    ["https://www.pinterest.com.au/kesslerhomes/", "https://www.pinterest.com.au/kesslerhomes/"],
    ["https://pinterest.evil.test/kesslerhomes", null],
    ["https://pinterest.co.xyz/kesslerhomes", null],
  ],
  snapchat: [
    ...named("snapchat", "https://www.snapchat.com/add/kesslerhomes", "snapchat.com/add/kesslerhomes"),
    ["add/kesslerhomes", "https://www.snapchat.com/add/kesslerhomes"],
  ],
  discord: [
    ...named("discord", "https://discord.gg/kesslerhomes", "discord.gg/kesslerhomes").map(([typed, link]): Row =>
      /^[^./]*kesslerhomes(?! there)[^./]*$/.test(typed) ? [typed, null] : [typed, link],
    ),
    ["kessler.homes_1", null],
    ["Kessler#1234", null],
    ["https://discord.com/channels/@me", null],
    ["123456789012345678", "https://discord.com/users/123456789012345678"],
  ],
  medium: [
    ...named("medium", "https://medium.com/@kesslerhomes", "medium.com/@kesslerhomes"),
    ["https://kesslerhomes.medium.com/a-post?source=x", "https://kesslerhomes.medium.com/a-post"],
  ],
  skype: [
    ...named("skype", "skype:kesslerhomes?chat", "join.skype.com/abc"),
    ["live:sabine.kessler", "skype:live:sabine.kessler?chat"],
    ["skype:kesslerhomes?chat", "skype:kesslerhomes?chat"],
  ],
  gmail: [
    ["rosa@gmail.com", "mailto:rosa@gmail.com"],
    ["  rosa@gmail.com ", "mailto:rosa@gmail.com"],
    ["mailto:rosa@gmail.com", "mailto:rosa@gmail.com"],
    ["<rosa@gmail.com>", "mailto:rosa@gmail.com"],
    ["rosa@kessler.example", "mailto:rosa@kessler.example"],
    ["rosa.kessler+cards@gmail.com", "mailto:rosa.kessler+cards@gmail.com"],
    ["rosa.kessler", "mailto:rosa.kessler@gmail.com"],
    ["rosa@gmail.com 📧", "mailto:rosa@gmail.com"],
    ["\u200brosa@gmail.com", "mailto:rosa@gmail.com"],
    ["rosa @gmail.com", "mailto:rosa@gmail.com"],
    ["Rosa <rosa@gmail.com>", "mailto:rosa@gmail.com"],
    ["email me: rosa@gmail.com", "mailto:rosa@gmail.com"],
    ["rosa@gmail.com or ada@gmail.com", null],
    ["😀@gmail.com", null],
    ["@gmail.com", null],
    ["rosa@", null],
    ["@", null],
    ["rosa at gmail dot com", null],
    ["my mail is private", null],
    ["mailto:", null],
    ["mailto:nobody", null],
    ["javascript:alert(1)", null],
    ["data:,x", null],
    ["https://www.pinterest.com/kesslerhomes", null],
    ["📧", null],
    ["", ""],
  ],
  video: [
    ["https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"],
    ["youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["https://example.com/tour.mp4", "https://example.com/tour.mp4"],
    ["example.com/tour.mp4", "https://example.com/tour.mp4"],
    ["Our house: https://vimeo.com/76979871 have a look", "https://vimeo.com/76979871"],
    ["<https://vimeo.com/76979871>", "https://vimeo.com/76979871"],
    ["  https://vimeo.com/76979871  ", "https://vimeo.com/76979871"],
    ["https://vimeo.com/76979871 🎬", "https://vimeo.com/76979871"],
    ["a film of the house", null],
    ["film", null],
    ["@film", null],
    ["rosa@gmail.com", null],
    ["+1 503 555 0177", null],
    ["javascript:alert(1)", null],
    ["data:video/mp4;base64,AAAA", null],
    ["file:///etc/passwd", null],
    ["🎬", null],
    ["", ""],
  ],
};

describe.each(NETWORK_KEYS)("what people paste for %s", (key) => {
  it("is at least twenty things", () => expect(TABLE[key].length).toBeGreaterThanOrEqual(20));

  test.each(TABLE[key])("%j makes %j", (typed, link) => {
    const { url, problem } = parseNetworkLink(key, typed);
    if (link === null) expect([url, String(problem)]).toEqual([undefined, expect.stringContaining(exampleOf(key))]);
    else expect(url ?? problem).toEqual(link);
  });

  it("makes the same link of each link it made", () => {
    const links = TABLE[key].flatMap(([, link]) => link ?? []);
    expect(links.map((link) => parseNetworkLink(key, link).url)).toEqual(links);
  });

  it("takes its own example", () => expect(parseNetworkLink(key, exampleOf(key)).problem).toBeUndefined());
});

test.each<Row>([
  ["xing.com/profile/x", "https://xing.com/profile/x"],
  ["https://example.com/x?ref=1#a", "https://example.com/x?ref=1#a"],
  ["http://localhost:3100/x", "http://localhost:3100/x"],
  ["rosa@gmail.com", "mailto:rosa@gmail.com"],
  ["+1 503 555 0177", "tel:+15035550177"],
  ["sms:+15035550177", "sms:+15035550177"],
  ["sabinekessler", null],
  ["a whole sentence", null],
  ["javascript:alert(1)", null],
  ["https://@sabine.example", null],
  ["https://google.com@evil.example/", null],
  ["http:///x", null],
  ["blob:https://example.com/1", null],
])("a network that the owner named: %j makes %j", (typed, link) => {
  const { url, problem } = parseNetworkLink("xing", typed);
  if (link === null) expect(problem).toEqual("Enter your Xing link, such as https://example.com.");
  else expect(url ?? problem).toEqual(link);
});

test.each<[NetworkKey, ...Row]>([
  ["twitter", "https://x.com/intent/follow?screen_name=kessler", "https://x.com/intent/follow?screen_name=kessler"],
  ["twitter", "http://twitter.com/#!/kessler", "https://twitter.com/kessler"],
  [
    "facebook",
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fkessler&h=AT0",
    "https://www.facebook.com/kessler",
  ],
  [
    "youtube",
    "https://www.youtube.com/results?search_query=kessler",
    "https://www.youtube.com/results?search_query=kessler",
  ],
  ["youtube", "https://www.youtube.com/watch", null],
  ["linkedin", "https://www.linkedin.com/feed/", null],
  ["facebook", "https://l.facebook.com/l.php?u=javascript:alert(1)", null],
  ["instagram", "..", null],
  ["linkedin", "@rosa.otter", null],
  ["twitter", "@kessler.com", null],
  ["linkedin", "https://linkedin.com.evil.example/in/max", null],
  ["linkedin", "rosa.otter", null],
  ["wechat", "kessler.wx", null],
  ["discord", "https://discord.com/invite/kesslerhomes", "https://discord.com/invite/kesslerhomes"],
  [
    "linkedin",
    "https://www.linkedin.com/authwall?trk=x&sessionRedirect=https%3A%2F%2Fde.linkedin.com%2Fin%2Fkessler",
    "https://linkedin.com/in/kessler",
  ],
  [
    "instagram",
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Finstagram.com%2Fkessler&data=05",
    "https://instagram.com/kessler",
  ],
  ["youtube", "https://music.youtube.com/channel/UC1234567890", "https://music.youtube.com/channel/UC1234567890"],
  ["facebook", "https://www.facebook.com/share/1AbCdEf/", "https://www.facebook.com/share/1AbCdEf/"],
  ["video", "film.mp4", null],
  ["video", "vimeo.com", null],
  ["twitter", "@kessler homes", null],
  ["telegram", "@kessler homes", null],
  ["instagram", "@kessler_homes.", "https://www.instagram.com/kessler_homes"],
  ["tiktok", "tiktok.com/kessler.homes", "https://tiktok.com/@kessler.homes"],
  ["tiktok", "https://vm.tiktok.com/ZMabc", "https://vm.tiktok.com/ZMabc"],
  ["threads", "https://www.threads.net/kessler", "https://www.threads.net/@kessler"],
  ["threads", "threads.net", null],
  ["whatsapp", "wa.me/+1 503 555 0177", "https://wa.me/15035550177"],
  ["whatsapp", "https://wa.me/+15035550177", "https://wa.me/15035550177"],
  ["whatsapp", "https://wa.me/message/ABC123", "https://wa.me/message/ABC123"],
  ["whatsapp", "wa.me/1", null],
  ["gmail", "gmail.com", null],
  ["gmail", "https://kessler.example/mail", null],
  ["skype", "live:", null],
  ["skype", "live:.cid.0a1b2c3d4e", "skype:live:.cid.0a1b2c3d4e?chat"],
])("%s keeps of %j what says whose it is", (key, typed, link) => {
  expect(parseNetworkLink(key, typed).url ?? null).toBe(link);
});

test("the network is told whose link was pasted", () => {
  expect(parseNetworkLink("linkedin", "https://www.facebook.com/kesslerhomes").problem).toEqual(
    "That is a link to Facebook. Enter your LinkedIn name or link, such as in/maxmuster.",
  );
});

test.each<[NetworkKey, string]>([
  ["twitter", "https://twitter.com/intent/tweet?text=Hi&url=https://kessler.example"],
  ["twitter", "https://x.com/intent/post?screen_name=kessler"],
  ["twitter", "https://x.com/share?url=https://kessler.example"],
  ["twitter", "https://x.com/i/flow/login"],
  ["facebook", "https://www.facebook.com/sharer/sharer.php?u=https://kessler.example"],
  ["facebook", "https://www.facebook.com/sharer.php?u=https://kessler.example"],
  ["facebook", "https://www.facebook.com/login.php?next=https%3A%2F%2Fwww.facebook.com%2Fkessler&id=1"],
  ["facebook", "https://www.facebook.com/dialog/share?app_id=1"],
  ["instagram", "https://www.instagram.com/accounts/login/?next=/kessler/"],
  ["instagram", "https://help.instagram.com/1234"],
  ["linkedin", "https://www.linkedin.com/shareArticle?mini=true&url=https://kessler.example"],
  ["linkedin", "https://www.linkedin.com/in/me/"],
  ["youtube", "https://studio.youtube.com/channel/UC1234567890"],
  ["youtube", "https://www.youtube.com/redirect?event=channel_description"],
  ["tiktok", "https://www.tiktok.com/following"],
  ["threads", "https://www.threads.net/intent/post?text=Hi"],
  ["telegram", "https://t.me/share/url?url=https://kessler.example&text=Hi"],
  ["pinterest", "https://www.pinterest.com/pin/create/button/?url=https://kessler.example"],
  ["medium", "https://medium.com/m/signin?redirect=x"],
  ["discord", "https://discord.com/oauth2/authorize?client_id=1"],
])("%s refuses %j, which shows no person", (key, typed) => {
  expect(String(parseNetworkLink(key, typed).problem)).toContain(exampleOf(key));
});

test.each(["discord", "xing", ""])("%j never takes an address with which others can post", (key) => {
  for (const secret of [
    "https://discord.com/api/webhooks/1234/token",
    "https://ptb.discord.com/api/v10/webhooks/1234/token",
    "https://hooks.slack.com/services/T0/B0/token",
  ])
    expect(parseNetworkLink(key, secret).problem).toEqual(String(networkMessages.secretLink));
});

test.each<[NetworkKey, string, string]>([
  ["discord", "sabine_kessler", "Discord has no links to user names."],
  ["discord", "@sabine.kessler", "Discord has no links to user names."],
  ["wechat", "+1 503 555 0177", "WeChat has no links to telephone numbers."],
])("%s says why %j makes no link", (key, typed, why) => {
  expect(String(parseNetworkLink(key, typed).problem)).toContain(`${why} Enter your `);
});

test.each<[NetworkKey, string, string | undefined]>([
  ["linkedin", "https://go.foo.example/in/kessler", "go.foo.example"],
  ["linkedin", "https://de.linkedin.com/in/kessler", undefined],
  ["video", "https://foo.example/film", undefined],
  ["gmail", "mailto:rosa@gmail.com", undefined],
])("%s: %s leads to %s", (key, link, host) => {
  expect(foreignHost(key, link)).toBe(host);
});
