// The keys of what belongs to teams, for answer-keys.ts. The owner manages the team, see team-requests.ts.
import {
  administrators,
  type Answers,
  anyone,
  DONE,
  insiders,
  type Keys,
  keys,
  NO_CALL,
  REFUSED,
  under,
} from "./key-builders.ts";

const listed = (names: Keys): Keys => [...under("items[]", names), "next", "total"];

const TEAM = keys("id name slug logo directory createdAt members role");
const MEMBER = keys("userId name email role joinedAt lastSeenAt cards");
const INVITATION = keys("id email name role templateId expiresAt createdAt invitedBy");
const TEMPLATE = keys(`id teamId name rules.company version values.company cards createdAt updatedAt`);
const ACTIVITY = keys("id at actor.id actor.name action target.kind target.id target.name teamId fields[]");
const NO_TEAMS = keys("items[] next total");

/** No single visits: those are read card by card. */
const ofOneCard = /^(?:card\.|cardId$|complete$|cursor$|(?:views|clicks|saves|submissions)\[\])/;

/** The calls; `figures` are those of one card. */
export const teamAnswers = (figures: Keys): Record<string, Answers> => ({
  "GET /api/activity": insiders(listed(ACTIVITY)),
  "GET /api/analytics/team/:teamId": insiders([
    ...figures.filter((key) => !ofOneCard.test(key)),
    ...keys(
      "teamId team.name team.slug members[].userId members[].name members[].views members[].saves members[].leads",
    ),
  ]),
  "GET /api/analytics/team/:teamId/export": insiders(keys("Name Views Saves Leads")),
  "POST /api/invitations/:token/accept": anyone(NO_CALL),
  "GET /api/teams": { ...insiders(listed(TEAM)), other: NO_TEAMS },
  "POST /api/teams": { ...insiders(TEAM), other: REFUSED },
  "GET /api/teams/:id": insiders(TEAM),
  "PATCH /api/teams/:id": insiders(TEAM),
  "DELETE /api/teams/:id": administrators(DONE),
  "PATCH /api/teams/:id/cards": insiders(keys("changed")),
  "POST /api/teams/:id/cards": insiders(keys("id")),
  "GET /api/teams/:id/invitations": insiders(listed(INVITATION)),
  "POST /api/teams/:id/invitations": insiders([
    ...under("created[]", INVITATION),
    ...keys("failed[].email failed[].message"),
  ]),
  "DELETE /api/teams/:id/invitations/:invitationId": insiders(DONE),
  "POST /api/teams/:id/invitations/:invitationId/resend": insiders(INVITATION),
  "GET /api/teams/:id/members": insiders(listed(MEMBER)),
  "PATCH /api/teams/:id/members/:userId": insiders(keys("userId role")),
  "DELETE /api/teams/:id/members/:userId": insiders(DONE),
  "GET /api/teams/:id/templates": insiders(listed(TEMPLATE)),
  "POST /api/teams/:id/templates": insiders(TEMPLATE),
  "PUT /api/teams/:id/templates/:templateId": insiders(TEMPLATE),
  "DELETE /api/teams/:id/templates/:templateId": insiders(DONE),
});
