import type { Person, Student } from '@hwjy/sdk/schemas'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'

export const personBrief = ({ id, name, avatarKey }: PersonBrief): Person => ({ userId: id, name, avatar: avatarKey })

export const studentBrief = ({ id, name, avatarKey }: PersonBrief): Student => ({ stuId: id, name, avatar: avatarKey })
