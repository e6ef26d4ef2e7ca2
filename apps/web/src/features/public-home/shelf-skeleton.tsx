import { SchoolTileSkeleton } from '../../shared/schools/school-tile.tsx'
import { tiles } from '../../shared/schools/school-tile.css.ts'
import { Waiting } from '../../shared/page/waiting.tsx'

export const ShelfSkeleton = () => (
  <Waiting className={tiles}>
    <SchoolTileSkeleton />
    <SchoolTileSkeleton />
    <SchoolTileSkeleton />
  </Waiting>
)
