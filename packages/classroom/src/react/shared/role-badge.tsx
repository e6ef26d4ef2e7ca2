import { Badge } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'

/** Says who is the teacher, as an element of its own: no display name can look like it. */
export const RoleBadge = () => (
  <Badge tone="accent" data-role="teacher">
    {useTranslate()('room.teacher')}
  </Badge>
)
