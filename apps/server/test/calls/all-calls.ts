import type { OperationId } from '@hwjy/sdk/operations'
import { afterClassCalls } from './after-class.ts'
import type { AllCallSamples, CallSample } from './call-sample.ts'
import { classroomCalls } from './classroom.ts'
import { courseCalls } from './courses.ts'
import { favouriteCalls } from './favourites.ts'
import { fileCalls } from './files.ts'
import { homeworkCalls } from './homework.ts'
import { identityCalls } from './identity.ts'
import { liveCalls } from './live.ts'
import { referenceCalls } from './reference.ts'
import { messageCalls } from './messages.ts'
import { schoolCalls } from './school.ts'
import { schoolImportCalls, schoolOfficeCalls } from './school-office.ts'
import { schoolServiceCalls } from './school-services.ts'
import { signInStepCalls } from './sign-in-steps.ts'
import { timetableCalls } from './timetable.ts'

const samples: AllCallSamples = {
  ...afterClassCalls,
  ...classroomCalls,
  ...courseCalls,
  ...favouriteCalls,
  ...fileCalls,
  ...homeworkCalls,
  ...identityCalls,
  ...liveCalls,
  ...referenceCalls,
  ...messageCalls,
  ...schoolCalls,
  ...schoolImportCalls,
  ...schoolOfficeCalls,
  ...schoolServiceCalls,
  ...signInStepCalls,
  ...timetableCalls,
}

/** Every call of the contract with its sample, in the order of the areas. */
export const allCalls: readonly { id: OperationId; sample: CallSample }[] = Object.entries<CallSample>(samples).map(
  ([id, sample]) => ({ id: id as OperationId, sample }),
)

/** What a sample sends. A sample that prepares something does so now. */
export async function inputOf(sample: CallSample, school: Parameters<Extract<CallSample['input'], Function>>[0]) {
  return typeof sample.input === 'function' ? sample.input(school) : sample.input
}
