/** Counters of this process since its start, for `/metrics`. */
export const assistantCounts = {
  /** Answers of models that were not shown. */
  overruled: 0,
  started: 0,
  /** Conversations that a person took over; again counts again. */
  taken: 0,
  /** Visitors who asked for a person and got an answer, and the seconds that they waited for it together. */
  answered: 0,
  waitedSeconds: 0,
};
