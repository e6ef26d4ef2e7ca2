/** People as others see them, and students as their lessons list them. */
import type { Person, Student } from '@hwjy/sdk/schemas'
import type { PersonBrief } from '../domain/lesson.ts'

export const personBrief = ({ id, name, avatarUrl }: PersonBrief): Person => ({ userId: id, name, avatar: avatarUrl })

export const studentBrief = ({ id, name, avatarUrl }: PersonBrief): Student => ({ stuId: id, name, avatar: avatarUrl })
