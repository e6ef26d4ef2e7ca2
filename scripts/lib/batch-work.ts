import { spawnSync } from 'node:child_process'

/**
 * Tells Linux that this process and all that it starts from now on are work that nobody waits for in front of a screen. A
 * process that wakes then takes no core from one that is at work: several steps that share two cores push each other
 * aside a fifth as often, and each keeps what it has in the core's own memory. Elsewhere nothing happens.
 */
export function beBatchWork(): void {
  if (process.platform === 'linux') spawnSync('chrt', ['--batch', '--all-tasks', '--pid', '0', String(process.pid)])
}
