import { useClassroom } from '../hooks/classroom-context.ts'
import { useSelection } from '../store/use-selection.ts'
import { inserterOf } from './create-inserter.ts'
import type { InsertJob } from './insert-work.ts'

export const useInserter = () => inserterOf(useClassroom())

export const useInsertJobs = (): readonly InsertJob[] => useSelection(useInserter(), (jobs) => jobs)
