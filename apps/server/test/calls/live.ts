import type { CallSamples } from './call-sample.ts'
import { openedLesson, runningLesson, waitingLesson } from './lessons.ts'
import type { TestSchool } from '../support/test-school.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }

const annaInClass = async (school: TestSchool) => ({ ...(await runningLesson(school)), stuId: 'usr_anna' })

export const liveCalls = {
  startLesson: { ...ofTeacher, input: waitingLesson },
  endLesson: { ...ofTeacher, input: runningLesson },
  countLessonEndTime: { ...ofTeacher, input: runningLesson },
  inviteOnStage: { ...ofTeacher, input: annaInClass },
  sendBackFromStage: {
    ...ofTeacher,
    input: async (school) => {
      const anna = await annaInClass(school)
      await school.data('inviteOnStage', anna, 'teacher.li')
      return anna
    },
  },
  teacherRoomTicket: { ...ofTeacher, input: waitingLesson },
  studentRoomTicket: { ...ofStudent, input: waitingLesson },
  teacherForceJoinRoom: { ...ofTeacher, input: openedLesson },
  studentForceJoinRoom: { ...ofStudent, input: openedLesson },
  teacherJoinChatGroup: { ...ofTeacher, input: openedLesson },
  studentJoinChatGroup: { ...ofStudent, input: openedLesson },
  findChatRoomId: { ...ofStudent, input: openedLesson },
  teacherRtcAppInfo: { as: 'teacher.li', neighbour: null, input: {} },
  studentRtcAppInfo: { as: 'student.anna', neighbour: null, input: {} },
  teacherRtcToken: { ...ofTeacher, input: waitingLesson },
  studentRtcToken: { ...ofStudent, input: waitingLesson },
  teacherRoomKeyframe: { ...ofTeacher, input: openedLesson },
  studentRoomKeyframe: { ...ofStudent, input: openedLesson },
} satisfies CallSamples
