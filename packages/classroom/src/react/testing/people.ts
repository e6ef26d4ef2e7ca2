import type { MemoryPerson } from '../../adapters/local/memory-room.ts'

export const liTeacher: MemoryPerson = { userId: 'teacher', name: 'Li Wei', role: 'teacher' }
export const anna: MemoryPerson = { userId: 'anna', name: 'Anna', role: 'student' }
export const ben: MemoryPerson = { userId: 'ben', name: 'Ben', role: 'student' }
