export type SchoolRole = 'teacher' | 'student'

export interface Actor {
  userId: string
  role: SchoolRole
  name: string
}
