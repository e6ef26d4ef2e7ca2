import { type AttendanceCounts, noAttendance } from '../db/teaching-records.ts'

/** Present, late and absent, and nothing else that was counted with them. */
export const attendanceCounts = ({ present, late, absent }: AttendanceCounts): AttendanceCounts => ({
  present,
  late,
  absent,
})

export const addAttendance = (all: readonly AttendanceCounts[]): AttendanceCounts =>
  all.reduce<AttendanceCounts>(
    (total, { present, late, absent }) => ({
      present: total.present + present,
      late: total.late + late,
      absent: total.absent + absent,
    }),
    noAttendance,
  )
