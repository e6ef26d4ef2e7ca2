import type { NetworkStep } from './weak-network.ts'

/** Tells whether a person's camera is shown at this step. A shared screen is teaching and goes last. */
export function showsVideo(step: NetworkStep, person: { isTeacher: boolean; isOnFloor: boolean }): boolean {
  if (step === 'voiceAndBoard') return false
  if (step === 'teacherOnly') return person.isTeacher
  return step === 'full' || person.isTeacher || person.isOnFloor
}
