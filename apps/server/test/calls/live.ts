import type { CallSamples } from './call-sample.ts'
import { openedLesson, runningLesson, waitingLesson } from './lessons.ts'
import { enterRoom } from '../support/live-client.ts'
import type { TestSchool } from '../support/test-school.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }

/** Whoever comes first finds no room; it is made and stored. */
const opensTheRoom = { maxStatements: 16 }

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
  readmitStudent: {
    ...ofTeacher,
    input: async (school) => {
      const anna = await annaInClass(school)
      const li = await enterRoom(school, anna.lessonId, 'teacher.li')
      await li.ask({ type: 'remove', userId: anna.stuId, reason: '' })
      return anna
    },
  },
  teacherRoomTicket: { ...ofTeacher, input: waitingLesson, ...opensTheRoom },
  studentRoomTicket: { ...ofStudent, input: waitingLesson, ...opensTheRoom },
  teacherForceJoinRoom: { ...ofTeacher, input: openedLesson },
  studentForceJoinRoom: { ...ofStudent, input: openedLesson },
  teacherJoinChatGroup: { ...ofTeacher, input: openedLesson },
  studentJoinChatGroup: { ...ofStudent, input: openedLesson },
  findChatRoomId: { ...ofStudent, input: openedLesson },
  teacherRtcAppInfo: { as: 'teacher.li', neighbour: null, input: {} },
  studentRtcAppInfo: { as: 'student.anna', neighbour: null, input: {} },
  teacherRtcToken: { ...ofTeacher, input: waitingLesson, ...opensTheRoom },
  studentRtcToken: { ...ofStudent, input: waitingLesson, ...opensTheRoom },
  teacherRoomKeyframe: { ...ofTeacher, input: openedLesson },
  studentRoomKeyframe: { ...ofStudent, input: openedLesson },
} satisfies CallSamples
