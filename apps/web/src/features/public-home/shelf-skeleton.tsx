import { SchoolTileSkeleton } from '../../shared/schools/school-tile.tsx'
import { tiles } from '../../shared/schools/school-tile.css.ts'
import { Waiting } from '../../shared/waiting.tsx'

/** Three schools that are on their way. */
export const ShelfSkeleton = () => (
  <Waiting className={tiles}>
    <SchoolTileSkeleton />
    <SchoolTileSkeleton />
    <SchoolTileSkeleton />
  </Waiting>
)
