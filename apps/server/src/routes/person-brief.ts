/** People as others see them, and students as their lessons list them. */
import type { Person, Student } from '@hwjy/sdk/schemas'
import type { PersonBrief } from '../domain/lesson.ts'

export const personBrief = ({ id, name, avatarKey }: PersonBrief): Person => ({ userId: id, name, avatar: avatarKey })

export const studentBrief = ({ id, name, avatarKey }: PersonBrief): Student => ({ stuId: id, name, avatar: avatarKey })
