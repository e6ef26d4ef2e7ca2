/** Exit codes of the server program, for the parent that starts it again and for any supervisor. */
export const EXIT = {
  stopped: 0,
  /** It did not start, and said why. */
  didNotStart: 1,
  /** It was told to stop, and something was still unfinished when the time was over. */
  stoppedUnfinished: 3,
  /** An error that no code caught. */
  crashed: 70,
  /** The database thread ended or hung, or another server has taken the database over. */
  databaseLost: 75,
} as const
