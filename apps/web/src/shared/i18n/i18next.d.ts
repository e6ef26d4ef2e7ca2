import 'i18next'
import type captcha from '../../locales/en-US/captcha.json'
import type classes from '../../locales/en-US/classes.json'
import type classGroups from '../../locales/en-US/classGroups.json'
import type classResult from '../../locales/en-US/classResult.json'
import type comments from '../../locales/en-US/comments.json'
import type conflict from '../../locales/en-US/conflict.json'
import type contracts from '../../locales/en-US/contracts.json'
import type returnWork from '../../locales/en-US/returnWork.json'
import type shop from '../../locales/en-US/shop.json'
import type common from '../../locales/en-US/common.json'
import type courses from '../../locales/en-US/courses.json'
import type demo from '../../locales/en-US/demo.json'
import type devices from '../../locales/en-US/devices.json'
import type download from '../../locales/en-US/download.json'
import type enquiry from '../../locales/en-US/enquiry.json'
import type extend from '../../locales/en-US/extend.json'
import type family from '../../locales/en-US/family.json'
import type favourites from '../../locales/en-US/favourites.json'
import type filePreview from '../../locales/en-US/filePreview.json'
import type homeworkForm from '../../locales/en-US/homeworkForm.json'
import type homeworkResults from '../../locales/en-US/homeworkResults.json'
import type home from '../../locales/en-US/home.json'
import type keys from '../../locales/en-US/keys.json'
import type legal from '../../locales/en-US/legal.json'
import type devSettings from '../../locales/en-US/devSettings.json'
import type limits from '../../locales/en-US/limits.json'
import type lessonPage from '../../locales/en-US/lessonPage.json'
import type lessonHistory from '../../locales/en-US/lessonHistory.json'
import type lessonReport from '../../locales/en-US/lessonReport.json'
import type lessons from '../../locales/en-US/lessons.json'
import type notices from '../../locales/en-US/notices.json'
import type offer from '../../locales/en-US/offer.json'
import type pages from '../../locales/en-US/pages.json'
import type papers from '../../locales/en-US/papers.json'
import type places from '../../locales/en-US/places.json'
import type publicFrame from '../../locales/en-US/publicFrame.json'
import type publicHome from '../../locales/en-US/publicHome.json'
import type questions from '../../locales/en-US/questions.json'
import type rating from '../../locales/en-US/rating.json'
import type records from '../../locales/en-US/records.json'
import type replays from '../../locales/en-US/replays.json'
import type resources from '../../locales/en-US/resources.json'
import type room from '../../locales/en-US/room.json'
import type schedule from '../../locales/en-US/schedule.json'
import type schoolOffice from '../../locales/en-US/schoolOffice.json'
import type schools from '../../locales/en-US/schools.json'
import type secondStep from '../../locales/en-US/secondStep.json'
import type search from '../../locales/en-US/search.json'
import type settings from '../../locales/en-US/settings.json'
import type shell from '../../locales/en-US/shell.json'
import type signIn from '../../locales/en-US/signIn.json'
import type devTools from '../../locales/en-US/devTools.json'
import type invitation from '../../locales/en-US/invitation.json'
import type signInMore from '../../locales/en-US/signInMore.json'
import type smsCode from '../../locales/en-US/smsCode.json'
import type account from '../../locales/en-US/account.json'
import type bank from '../../locales/en-US/bank.json'
import type book from '../../locales/en-US/book.json'
import type boards from '../../locales/en-US/boards.json'
import type markQuestions from '../../locales/en-US/markQuestions.json'
import type marking from '../../locales/en-US/marking.json'
import type messages from '../../locales/en-US/messages.json'
import type students from '../../locales/en-US/students.json'
import type study from '../../locales/en-US/study.json'
import type student from '../../locales/en-US/student.json'
import type teacherHomework from '../../locales/en-US/teacherHomework.json'
import type studentHomework from '../../locales/en-US/studentHomework.json'
import type studentResources from '../../locales/en-US/studentResources.json'
import type threads from '../../locales/en-US/threads.json'
import type timetable from '../../locales/en-US/timetable.json'
import type titles from '../../locales/en-US/titles.json'
import type tones from '../../locales/en-US/tones.json'
import type updates from '../../locales/en-US/updates.json'
import type uploads from '../../locales/en-US/uploads.json'
import type video from '../../locales/en-US/video.json'
import type words from '../../locales/en-US/words.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      captcha: typeof captcha
      classes: typeof classes
      classGroups: typeof classGroups
      classResult: typeof classResult
      common: typeof common
      contracts: typeof contracts
      returnWork: typeof returnWork
      shop: typeof shop
      comments: typeof comments
      conflict: typeof conflict
      courses: typeof courses
      demo: typeof demo
      devices: typeof devices
      download: typeof download
      enquiry: typeof enquiry
      extend: typeof extend
      family: typeof family
      favourites: typeof favourites
      filePreview: typeof filePreview
      homeworkForm: typeof homeworkForm
      homeworkResults: typeof homeworkResults
      home: typeof home
      keys: typeof keys
      legal: typeof legal
      devSettings: typeof devSettings
      lessonPage: typeof lessonPage
      lessonHistory: typeof lessonHistory
      lessonReport: typeof lessonReport
      lessons: typeof lessons
      limits: typeof limits
      notices: typeof notices
      offer: typeof offer
      pages: typeof pages
      papers: typeof papers
      places: typeof places
      publicFrame: typeof publicFrame
      publicHome: typeof publicHome
      questions: typeof questions
      rating: typeof rating
      records: typeof records
      replays: typeof replays
      resources: typeof resources
      room: typeof room
      schedule: typeof schedule
      schoolOffice: typeof schoolOffice
      schools: typeof schools
      secondStep: typeof secondStep
      search: typeof search
      settings: typeof settings
      shell: typeof shell
      signIn: typeof signIn
      devTools: typeof devTools
      invitation: typeof invitation
      signInMore: typeof signInMore
      smsCode: typeof smsCode
      account: typeof account
      bank: typeof bank
      book: typeof book
      boards: typeof boards
      markQuestions: typeof markQuestions
      marking: typeof marking
      messages: typeof messages
      student: typeof student
      teacherHomework: typeof teacherHomework
      students: typeof students
      studentHomework: typeof studentHomework
      study: typeof study
      studentResources: typeof studentResources
      threads: typeof threads
      timetable: typeof timetable
      titles: typeof titles
      tones: typeof tones
      updates: typeof updates
      uploads: typeof uploads
      video: typeof video
      words: typeof words
    }
  }
}
