import { useClassroom } from '../hooks/classroom-context.ts'
import { useSelection } from '../store/use-selection.ts'
import { inserterOf, type InsertJob } from './create-inserter.ts'

export const useInserter = () => inserterOf(useClassroom())

export const useInsertJobs = (): readonly InsertJob[] => useSelection(useInserter(), (jobs) => jobs)
