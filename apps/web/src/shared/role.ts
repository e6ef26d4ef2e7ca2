export type Role = 'teacher' | 'student'
