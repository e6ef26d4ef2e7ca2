// This is half of the people behind one school's address: all of them may need it on the same morning.
const WORKS_BEFORE_MORE = 100
const WORK_MOST = 8

/**
 * Returns how many keys a device has to derive at most, and half of them at least. The number doubles for each hundred
 * captchas that a network asked for lately, so that a person of a whole school waits for seconds and a program for
 * minutes.
 * @param keys the number for a network that asked for few
 */
export const workTries = (asked: number, keys: number): number =>
  keys * Math.min(WORK_MOST, 2 ** Math.floor(asked / WORKS_BEFORE_MORE))
