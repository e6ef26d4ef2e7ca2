import type { Deps } from '../deps.ts'
import type { RouteModule } from '../http/run-call.ts'
import type { OperationId } from '../http/call.ts'
import { accountModules } from './accounts/account-modules.ts'
import { schoolModules } from './school/school-modules.ts'
import { timetableModules } from './timetable/timetable-modules.ts'
import { roomModules } from './rooms/room-modules.ts'
import { afterClassModules } from './after-class/after-class-modules.ts'
import { homeworkModules } from './homework/homework-modules.ts'
import { courseModules } from './courses/course-modules.ts'
import { fileModules } from './files/file-modules.ts'
import { messageModules } from './messages/message-modules.ts'

/** All route modules, by area. A call of the contract without a handler does not compile; `Unserved` says which. */
export const allRoutes = complete([
  ...accountModules,
  ...schoolModules,
  ...timetableModules,
  ...roomModules,
  ...afterClassModules,
  ...homeworkModules,
  ...courseModules,
  ...fileModules,
  ...messageModules,
])

type IdsOf<Module> = Module extends (deps: Deps) => infer Handlers ? keyof Handlers : never
type Unserved<Modules extends readonly RouteModule[]> = Exclude<OperationId, IdsOf<Modules[number]>>
type Complete<Modules extends readonly RouteModule[]> = Readonly<Record<Unserved<Modules>, true>>

function complete<const Modules extends readonly RouteModule[]>(modules: Modules & Complete<Modules>): Modules {
  return modules
}
