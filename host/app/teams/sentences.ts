/** Said before an account is deleted. */
export const TEAM_CARDS_STAY =
  "Cards of a team stay with the team: they are paused until a manager hands them over. If nobody else is in the team, they are deleted with it.";
