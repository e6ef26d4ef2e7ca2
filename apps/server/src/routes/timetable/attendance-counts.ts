import { type AttendanceCounts, noAttendance } from '../../db/timetable/teaching-records.ts'

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
