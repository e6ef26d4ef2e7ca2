import type { Person, Student } from '@hwjy/sdk/schemas'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { UrlOf } from '../../http/object-addresses.ts'

export const personBrief = ({ id, name, avatarKey }: PersonBrief, urlOf: UrlOf): Person => ({
  userId: id,
  name,
  avatar: urlOf(avatarKey),
})

export const studentBrief = ({ id, name, avatarKey }: PersonBrief, urlOf: UrlOf): Student => ({
  stuId: id,
  name,
  avatar: urlOf(avatarKey),
})
