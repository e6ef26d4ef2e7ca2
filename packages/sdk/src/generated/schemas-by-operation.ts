// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type AnswerSchema, answerSchema } from '../client/answer-schema.ts'
import * as schemas from './schemas.ts'

/** What stands in the path of a call, by operationId. Calls without path parameters are not listed. */
export const paramSchemas: {
  readonly teacherRoomKeyframe: typeof schemas.TeacherRoomKeyframeParams
  readonly studentRoomKeyframe: typeof schemas.StudentRoomKeyframeParams
  readonly teacherRoomReplay: typeof schemas.TeacherRoomReplayParams
  readonly teacherRoomLog: typeof schemas.TeacherRoomLogParams
  readonly teacherReplayKeyframe: typeof schemas.TeacherReplayKeyframeParams
  readonly studentRoomReplay: typeof schemas.StudentRoomReplayParams
  readonly studentRoomLog: typeof schemas.StudentRoomLogParams
  readonly studentReplayKeyframe: typeof schemas.StudentReplayKeyframeParams
  readonly readCalendarFeed: typeof schemas.ReadCalendarFeedParams
  readonly getCatalogueCourse: typeof schemas.GetCatalogueCourseParams
  readonly getSchool: typeof schemas.GetSchoolParams
  readonly getOfferedCourse: typeof schemas.GetOfferedCourseParams
  readonly getOrder: typeof schemas.GetOrderParams
  readonly payOrder: typeof schemas.PayOrderParams
  readonly cancelOrder: typeof schemas.CancelOrderParams
  readonly getContract: typeof schemas.GetContractParams
  readonly signContract: typeof schemas.SignContractParams
  readonly getSupervisedStudent: typeof schemas.GetSupervisedStudentParams
} = {
  teacherRoomKeyframe: schemas.TeacherRoomKeyframeParams,
  studentRoomKeyframe: schemas.StudentRoomKeyframeParams,
  teacherRoomReplay: schemas.TeacherRoomReplayParams,
  teacherRoomLog: schemas.TeacherRoomLogParams,
  teacherReplayKeyframe: schemas.TeacherReplayKeyframeParams,
  studentRoomReplay: schemas.StudentRoomReplayParams,
  studentRoomLog: schemas.StudentRoomLogParams,
  studentReplayKeyframe: schemas.StudentReplayKeyframeParams,
  readCalendarFeed: schemas.ReadCalendarFeedParams,
  getCatalogueCourse: schemas.GetCatalogueCourseParams,
  getSchool: schemas.GetSchoolParams,
  getOfferedCourse: schemas.GetOfferedCourseParams,
  getOrder: schemas.GetOrderParams,
  payOrder: schemas.PayOrderParams,
  cancelOrder: schemas.CancelOrderParams,
  getContract: schemas.GetContractParams,
  signContract: schemas.SignContractParams,
  getSupervisedStudent: schemas.GetSupervisedStudentParams,
}

/** What a call takes in its body or query, by operationId. Calls without either are not listed. */
export const requestSchemas: {
  readonly teacherLogin: typeof schemas.TeacherLoginBody
  readonly teacherLoginBySmsCode: typeof schemas.TeacherLoginBySmsCodeBody
  readonly teacherLoginByPhonePassword: typeof schemas.TeacherLoginByPhonePasswordBody
  readonly teacherForceLogin: typeof schemas.TeacherForceLoginBody
  readonly teacherTwoFactorAuth: typeof schemas.TeacherTwoFactorAuthBody
  readonly teacherSendSmsCode: typeof schemas.TeacherSendSmsCodeBody
  readonly teacherRetrievePassword: typeof schemas.TeacherRetrievePasswordBody
  readonly teacherLoginByWechat: typeof schemas.TeacherLoginByWechatBody
  readonly teacherBindWechatPhone: typeof schemas.TeacherBindWechatPhoneBody
  readonly studentLogin: typeof schemas.StudentLoginBody
  readonly studentLoginBySmsCode: typeof schemas.StudentLoginBySmsCodeBody
  readonly studentLoginByPhonePassword: typeof schemas.StudentLoginByPhonePasswordBody
  readonly studentForceLogin: typeof schemas.StudentForceLoginBody
  readonly studentTwoFactorAuth: typeof schemas.StudentTwoFactorAuthBody
  readonly studentSendSmsCode: typeof schemas.StudentSendSmsCodeBody
  readonly studentRetrievePassword: typeof schemas.StudentRetrievePasswordBody
  readonly studentLoginByWechat: typeof schemas.StudentLoginByWechatBody
  readonly studentBindWechatPhone: typeof schemas.StudentBindWechatPhoneBody
  readonly updateSchool: typeof schemas.UpdateSchoolBody
  readonly updateSchoolSettings: typeof schemas.UpdateSchoolSettingsBody
  readonly listSchoolPeople: typeof schemas.ListSchoolPeopleBody
  readonly getSchoolPerson: typeof schemas.GetSchoolPersonBody
  readonly addSchoolPerson: typeof schemas.AddSchoolPersonBody
  readonly updateSchoolPerson: typeof schemas.UpdateSchoolPersonBody
  readonly resetSchoolPerson: typeof schemas.ResetSchoolPersonBody
  readonly closeSchoolPerson: typeof schemas.CloseSchoolPersonBody
  readonly reopenSchoolPerson: typeof schemas.ReopenSchoolPersonBody
  readonly setSchoolPermissions: typeof schemas.SetSchoolPermissionsBody
  readonly joinSchoolFamily: typeof schemas.JoinSchoolFamilyBody
  readonly leaveSchoolFamily: typeof schemas.LeaveSchoolFamilyBody
  readonly inviteStudent: typeof schemas.InviteStudentBody
  readonly inviteTeacher: typeof schemas.InviteTeacherBody
  readonly inviteClass: typeof schemas.InviteClassBody
  readonly listSchoolInvitations: typeof schemas.ListSchoolInvitationsBody
  readonly revokeSchoolInvitation: typeof schemas.RevokeSchoolInvitationBody
  readonly listEnquiries: typeof schemas.ListEnquiriesBody
  readonly setEnquiryState: typeof schemas.SetEnquiryStateBody
  readonly inviteEnquirer: typeof schemas.InviteEnquirerBody
  readonly listSchoolCourses: typeof schemas.ListSchoolCoursesBody
  readonly createSchoolCourse: typeof schemas.CreateSchoolCourseBody
  readonly updateSchoolCourse: typeof schemas.UpdateSchoolCourseBody
  readonly listSchoolClasses: typeof schemas.ListSchoolClassesBody
  readonly getSchoolClass: typeof schemas.GetSchoolClassBody
  readonly createSchoolClass: typeof schemas.CreateSchoolClassBody
  readonly updateSchoolClass: typeof schemas.UpdateSchoolClassBody
  readonly enrolSchoolStudents: typeof schemas.EnrolSchoolStudentsBody
  readonly withdrawSchoolStudents: typeof schemas.WithdrawSchoolStudentsBody
  readonly previewLessonSeries: typeof schemas.PreviewLessonSeriesBody
  readonly createLessonSeries: typeof schemas.CreateLessonSeriesBody
  readonly moveSchoolLesson: typeof schemas.MoveSchoolLessonBody
  readonly callOffSchoolLessons: typeof schemas.CallOffSchoolLessonsBody
  readonly createClientKey: typeof schemas.CreateClientKeyBody
  readonly rotateClientKey: typeof schemas.RotateClientKeyBody
  readonly revokeClientKey: typeof schemas.RevokeClientKeyBody
  readonly setClientKeyOrigins: typeof schemas.SetClientKeyOriginsBody
  readonly listAuditEntries: typeof schemas.ListAuditEntriesBody
  readonly listSchoolJobs: typeof schemas.ListSchoolJobsBody
  readonly retrySchoolJob: typeof schemas.RetrySchoolJobBody
  readonly uploadSchoolImport: typeof schemas.UploadSchoolImportBody
  readonly listSchoolImports: typeof schemas.ListSchoolImportsBody
  readonly getSchoolImport: typeof schemas.GetSchoolImportBody
  readonly listSchoolImportRows: typeof schemas.ListSchoolImportRowsBody
  readonly applySchoolImport: typeof schemas.ApplySchoolImportBody
  readonly discardSchoolImport: typeof schemas.DiscardSchoolImportBody
  readonly exportSchool: typeof schemas.ExportSchoolBody
  readonly getInvitation: typeof schemas.GetInvitationBody
  readonly acceptInvitation: typeof schemas.AcceptInvitationBody
  readonly teacherCollectMetrics: typeof schemas.TeacherCollectMetricsBody
  readonly studentCollectMetrics: typeof schemas.StudentCollectMetricsBody
  readonly getPhoneZone: typeof schemas.GetPhoneZoneBody
  readonly getDesktopReleases: typeof schemas.GetDesktopReleasesBody
  readonly getFeedbackDetail: typeof schemas.GetFeedbackDetailBody
  readonly listAccountStudents: typeof schemas.ListAccountStudentsBody
  readonly assignStudent: typeof schemas.AssignStudentBody
  readonly getTeacherInfo: typeof schemas.GetTeacherInfoBody
  readonly studentModifyUser: typeof schemas.StudentModifyUserBody
  readonly studentUpdatePassword: typeof schemas.StudentUpdatePasswordBody
  readonly studentUpdateMobile: typeof schemas.StudentUpdateMobileBody
  readonly studentResetPassword: typeof schemas.StudentResetPasswordBody
  readonly studentSetPassword: typeof schemas.StudentSetPasswordBody
  readonly studentBindWechat: typeof schemas.StudentBindWechatBody
  readonly listLessonsOfDay: typeof schemas.ListLessonsOfDayBody
  readonly listLessonDates: typeof schemas.ListLessonDatesBody
  readonly listRecentSelfStudy: typeof schemas.ListRecentSelfStudyBody
  readonly updateSelfStudyProgress: typeof schemas.UpdateSelfStudyProgressBody
  readonly listPurchasedCourses: typeof schemas.ListPurchasedCoursesBody
  readonly noteReplayVisit: typeof schemas.NoteReplayVisitBody
  readonly notePerformanceVisit: typeof schemas.NotePerformanceVisitBody
  readonly registerPublicCourse: typeof schemas.RegisterPublicCourseBody
  readonly getOwnPerformance: typeof schemas.GetOwnPerformanceBody
  readonly findChatRoomId: typeof schemas.FindChatRoomIdBody
  readonly planAttendance: typeof schemas.PlanAttendanceBody
  readonly checkLesson: typeof schemas.CheckLessonBody
  readonly studentJoinChatGroup: typeof schemas.StudentJoinChatGroupBody
  readonly studentListPractices: typeof schemas.StudentListPracticesBody
  readonly listCompletedPractices: typeof schemas.ListCompletedPracticesBody
  readonly studentListPrizes: typeof schemas.StudentListPrizesBody
  readonly answerPractice: typeof schemas.AnswerPracticeBody
  readonly studentLessonDetail: typeof schemas.StudentLessonDetailBody
  readonly getPaidCourse: typeof schemas.GetPaidCourseBody
  readonly getTopNotice: typeof schemas.GetTopNoticeBody
  readonly studentListNotices: typeof schemas.StudentListNoticesBody
  readonly studentGetNotice: typeof schemas.StudentGetNoticeBody
  readonly readNotice: typeof schemas.ReadNoticeBody
  readonly listClassTeachers: typeof schemas.ListClassTeachersBody
  readonly listCourseChapters: typeof schemas.ListCourseChaptersBody
  readonly getChapter: typeof schemas.GetChapterBody
  readonly listHomeworkOfLesson: typeof schemas.ListHomeworkOfLessonBody
  readonly countHomeworkByState: typeof schemas.CountHomeworkByStateBody
  readonly listHomeworkOfStudent: typeof schemas.ListHomeworkOfStudentBody
  readonly listPendingHomework: typeof schemas.ListPendingHomeworkBody
  readonly getStudentHomework: typeof schemas.GetStudentHomeworkBody
  readonly saveAnswers: typeof schemas.SaveAnswersBody
  readonly handInHomework: typeof schemas.HandInHomeworkBody
  readonly startHomework: typeof schemas.StartHomeworkBody
  readonly reviewAnswerPaper: typeof schemas.ReviewAnswerPaperBody
  readonly takeBackHomework: typeof schemas.TakeBackHomeworkBody
  readonly studentListMessages: typeof schemas.StudentListMessagesBody
  readonly studentRoomTicket: typeof schemas.StudentRoomTicketBody
  readonly studentReportChatError: typeof schemas.StudentReportChatErrorBody
  readonly studentRenewRoomTicket: typeof schemas.StudentRenewRoomTicketBody
  readonly studentReadMessages: typeof schemas.StudentReadMessagesBody
  readonly openGroupCode: typeof schemas.OpenGroupCodeBody
  readonly studentRtcToken: typeof schemas.StudentRtcTokenBody
  readonly getLiveStream: typeof schemas.GetLiveStreamBody
  readonly studentForceJoinRoom: typeof schemas.StudentForceJoinRoomBody
  readonly rateLesson: typeof schemas.RateLessonBody
  readonly getLessonFinish: typeof schemas.GetLessonFinishBody
  readonly studentLessonFeedback: typeof schemas.StudentLessonFeedbackBody
  readonly studentFeedbackOptions: typeof schemas.StudentFeedbackOptionsBody
  readonly studentAddComment: typeof schemas.StudentAddCommentBody
  readonly studentDeleteComment: typeof schemas.StudentDeleteCommentBody
  readonly studentGetLessonMaterial: typeof schemas.StudentGetLessonMaterialBody
  readonly studentListLessonResources: typeof schemas.StudentListLessonResourcesBody
  readonly studentTempCredential: typeof schemas.StudentTempCredentialBody
  readonly studentReadCredential: typeof schemas.StudentReadCredentialBody
  readonly studentRenameResource: typeof schemas.StudentRenameResourceBody
  readonly studentAddCloudResource: typeof schemas.StudentAddCloudResourceBody
  readonly getSchedule: typeof schemas.GetScheduleBody
  readonly listClasses: typeof schemas.ListClassesBody
  readonly adjustPublicLesson: typeof schemas.AdjustPublicLessonBody
  readonly adjustLesson: typeof schemas.AdjustLessonBody
  readonly listClassStudents: typeof schemas.ListClassStudentsBody
  readonly getStudentRecord: typeof schemas.GetStudentRecordBody
  readonly listTeacherLessonsByDate: typeof schemas.ListTeacherLessonsByDateBody
  readonly getLessonStatistics: typeof schemas.GetLessonStatisticsBody
  readonly uploadLessonResource: typeof schemas.UploadLessonResourceBody
  readonly removeLessonResources: typeof schemas.RemoveLessonResourcesBody
  readonly getClassPerformance: typeof schemas.GetClassPerformanceBody
  readonly getCourseEnd: typeof schemas.GetCourseEndBody
  readonly getCourseScore: typeof schemas.GetCourseScoreBody
  readonly getAttendanceMatrix: typeof schemas.GetAttendanceMatrixBody
  readonly getClassResult: typeof schemas.GetClassResultBody
  readonly endLesson: typeof schemas.EndLessonBody
  readonly getStudentStatistics: typeof schemas.GetStudentStatisticsBody
  readonly getClassDetail: typeof schemas.GetClassDetailBody
  readonly getLessonResources: typeof schemas.GetLessonResourcesBody
  readonly getStudentPerformance: typeof schemas.GetStudentPerformanceBody
  readonly listTeacherLessons: typeof schemas.ListTeacherLessonsBody
  readonly removeClassStudent: typeof schemas.RemoveClassStudentBody
  readonly listLessonBriefs: typeof schemas.ListLessonBriefsBody
  readonly deleteLessons: typeof schemas.DeleteLessonsBody
  readonly addLessons: typeof schemas.AddLessonsBody
  readonly checkLessonTime: typeof schemas.CheckLessonTimeBody
  readonly checkLessonTimes: typeof schemas.CheckLessonTimesBody
  readonly getLessonPreparation: typeof schemas.GetLessonPreparationBody
  readonly previewContinuation: typeof schemas.PreviewContinuationBody
  readonly listPublicClassStudents: typeof schemas.ListPublicClassStudentsBody
  readonly getClassStudent: typeof schemas.GetClassStudentBody
  readonly listClassStatuses: typeof schemas.ListClassStatusesBody
  readonly listClassNames: typeof schemas.ListClassNamesBody
  readonly sendBackFromStage: typeof schemas.SendBackFromStageBody
  readonly inviteOnStage: typeof schemas.InviteOnStageBody
  readonly countLessonEndTime: typeof schemas.CountLessonEndTimeBody
  readonly addBoardBackground: typeof schemas.AddBoardBackgroundBody
  readonly deleteBoardBackground: typeof schemas.DeleteBoardBackgroundBody
  readonly openPractice: typeof schemas.OpenPracticeBody
  readonly teacherListPractices: typeof schemas.TeacherListPracticesBody
  readonly endPractice: typeof schemas.EndPracticeBody
  readonly closePractice: typeof schemas.ClosePracticeBody
  readonly awardPrize: typeof schemas.AwardPrizeBody
  readonly readmitStudent: typeof schemas.ReadmitStudentBody
  readonly revokePrize: typeof schemas.RevokePrizeBody
  readonly teacherListPrizes: typeof schemas.TeacherListPrizesBody
  readonly teacherLessonFeedback: typeof schemas.TeacherLessonFeedbackBody
  readonly teacherFeedbackOptions: typeof schemas.TeacherFeedbackOptionsBody
  readonly adjustLessons: typeof schemas.AdjustLessonsBody
  readonly checkLessonsMove: typeof schemas.CheckLessonsMoveBody
  readonly suggestLessonTimes: typeof schemas.SuggestLessonTimesBody
  readonly postponeLesson: typeof schemas.PostponeLessonBody
  readonly writePerformance: typeof schemas.WritePerformanceBody
  readonly getPublicLesson: typeof schemas.GetPublicLessonBody
  readonly updatePublicCourse: typeof schemas.UpdatePublicCourseBody
  readonly addPublicCourse: typeof schemas.AddPublicCourseBody
  readonly getPublicCourse: typeof schemas.GetPublicCourseBody
  readonly listPublicCourses: typeof schemas.ListPublicCoursesBody
  readonly setPublicCourseStatus: typeof schemas.SetPublicCourseStatusBody
  readonly deletePublicCourse: typeof schemas.DeletePublicCourseBody
  readonly teacherLessonDetail: typeof schemas.TeacherLessonDetailBody
  readonly listTextbooks: typeof schemas.ListTextbooksBody
  readonly renameChapter: typeof schemas.RenameChapterBody
  readonly getCourseStats: typeof schemas.GetCourseStatsBody
  readonly startLesson: typeof schemas.StartLessonBody
  readonly appendRegistration: typeof schemas.AppendRegistrationBody
  readonly checkPublicCourseTimes: typeof schemas.CheckPublicCourseTimesBody
  readonly checkPeriodicTimes: typeof schemas.CheckPeriodicTimesBody
  readonly uploadBase64Image: typeof schemas.UploadBase64ImageBody
  readonly addImages: typeof schemas.AddImagesBody
  readonly deleteObjects: typeof schemas.DeleteObjectsBody
  readonly teacherTempCredential: typeof schemas.TeacherTempCredentialBody
  readonly teacherReadCredential: typeof schemas.TeacherReadCredentialBody
  readonly listCloudResources: typeof schemas.ListCloudResourcesBody
  readonly startTranscode: typeof schemas.StartTranscodeBody
  readonly getTranscode: typeof schemas.GetTranscodeBody
  readonly teacherRenameResource: typeof schemas.TeacherRenameResourceBody
  readonly teacherAddCloudResource: typeof schemas.TeacherAddCloudResourceBody
  readonly deleteTranscode: typeof schemas.DeleteTranscodeBody
  readonly listCourseResources: typeof schemas.ListCourseResourcesBody
  readonly copyResource: typeof schemas.CopyResourceBody
  readonly bringLessonFiles: typeof schemas.BringLessonFilesBody
  readonly studentListResources: typeof schemas.StudentListResourcesBody
  readonly teacherListLessonResources: typeof schemas.TeacherListLessonResourcesBody
  readonly deleteHomework: typeof schemas.DeleteHomeworkBody
  readonly deletePaper: typeof schemas.DeletePaperBody
  readonly deleteQuestion: typeof schemas.DeleteQuestionBody
  readonly listHomework: typeof schemas.ListHomeworkBody
  readonly createHomework: typeof schemas.CreateHomeworkBody
  readonly markHomework: typeof schemas.MarkHomeworkBody
  readonly listHomeworkStudents: typeof schemas.ListHomeworkStudentsBody
  readonly countHomeworkOfClasses: typeof schemas.CountHomeworkOfClassesBody
  readonly getWorkOfStudent: typeof schemas.GetWorkOfStudentBody
  readonly remindOfHomework: typeof schemas.RemindOfHomeworkBody
  readonly countHomeworkOfLessons: typeof schemas.CountHomeworkOfLessonsBody
  readonly countWaitingWork: typeof schemas.CountWaitingWorkBody
  readonly markAnswerPaper: typeof schemas.MarkAnswerPaperBody
  readonly saveQuestion: typeof schemas.SaveQuestionBody
  readonly saveQuestions: typeof schemas.SaveQuestionsBody
  readonly savePaper: typeof schemas.SavePaperBody
  readonly copyPaper: typeof schemas.CopyPaperBody
  readonly updateHomework: typeof schemas.UpdateHomeworkBody
  readonly publishHomework: typeof schemas.PublishHomeworkBody
  readonly withdrawHomework: typeof schemas.WithdrawHomeworkBody
  readonly releaseMarks: typeof schemas.ReleaseMarksBody
  readonly setStudentHomework: typeof schemas.SetStudentHomeworkBody
  readonly getPreparedQuestions: typeof schemas.GetPreparedQuestionsBody
  readonly savePreparedQuestions: typeof schemas.SavePreparedQuestionsBody
  readonly saveMarkingDraft: typeof schemas.SaveMarkingDraftBody
  readonly listMarkingPhrases: typeof schemas.ListMarkingPhrasesBody
  readonly saveMarkingPhrase: typeof schemas.SaveMarkingPhraseBody
  readonly deleteMarkingPhrase: typeof schemas.DeleteMarkingPhraseBody
  readonly returnAnswerPaper: typeof schemas.ReturnAnswerPaperBody
  readonly addNotice: typeof schemas.AddNoticeBody
  readonly teacherListNotices: typeof schemas.TeacherListNoticesBody
  readonly deleteNotice: typeof schemas.DeleteNoticeBody
  readonly updateNotice: typeof schemas.UpdateNoticeBody
  readonly addNotices: typeof schemas.AddNoticesBody
  readonly teacherGetNotice: typeof schemas.TeacherGetNoticeBody
  readonly teacherModifyUser: typeof schemas.TeacherModifyUserBody
  readonly teacherSetPassword: typeof schemas.TeacherSetPasswordBody
  readonly teacherUpdatePassword: typeof schemas.TeacherUpdatePasswordBody
  readonly teacherBindWechat: typeof schemas.TeacherBindWechatBody
  readonly teacherUpdateMobile: typeof schemas.TeacherUpdateMobileBody
  readonly getStudentInfo: typeof schemas.GetStudentInfoBody
  readonly searchStudents: typeof schemas.SearchStudentsBody
  readonly teacherListMessages: typeof schemas.TeacherListMessagesBody
  readonly teacherRoomTicket: typeof schemas.TeacherRoomTicketBody
  readonly teacherReportChatError: typeof schemas.TeacherReportChatErrorBody
  readonly teacherRenewRoomTicket: typeof schemas.TeacherRenewRoomTicketBody
  readonly teacherJoinChatGroup: typeof schemas.TeacherJoinChatGroupBody
  readonly teacherReadMessages: typeof schemas.TeacherReadMessagesBody
  readonly teacherRtcToken: typeof schemas.TeacherRtcTokenBody
  readonly recordLesson: typeof schemas.RecordLessonBody
  readonly teacherForceJoinRoom: typeof schemas.TeacherForceJoinRoomBody
  readonly stopBoardStream: typeof schemas.StopBoardStreamBody
  readonly teacherAddComment: typeof schemas.TeacherAddCommentBody
  readonly teacherDeleteComment: typeof schemas.TeacherDeleteCommentBody
  readonly listTaughtLessons: typeof schemas.ListTaughtLessonsBody
  readonly listLessonReplays: typeof schemas.ListLessonReplaysBody
  readonly addReplay: typeof schemas.AddReplayBody
  readonly addVideoReplay: typeof schemas.AddVideoReplayBody
  readonly teacherGetLessonMaterial: typeof schemas.TeacherGetLessonMaterialBody
  readonly studentGetSchedule: typeof schemas.StudentGetScheduleBody
  readonly studentListPastLessons: typeof schemas.StudentListPastLessonsBody
  readonly getTaughtStudent: typeof schemas.GetTaughtStudentBody
  readonly listLessonFeedback: typeof schemas.ListLessonFeedbackBody
  readonly teacherLessonPage: typeof schemas.TeacherLessonPageBody
  readonly studentLessonPage: typeof schemas.StudentLessonPageBody
  readonly renameLesson: typeof schemas.RenameLessonBody
  readonly teacherGetChapter: typeof schemas.TeacherGetChapterBody
  readonly listReplaysToDecide: typeof schemas.ListReplaysToDecideBody
  readonly decideReplay: typeof schemas.DecideReplayBody
  readonly withdrawReplay: typeof schemas.WithdrawReplayBody
  readonly teacherLessonReplay: typeof schemas.TeacherLessonReplayBody
  readonly studentLessonReplay: typeof schemas.StudentLessonReplayBody
  readonly setResourcePublic: typeof schemas.SetResourcePublicBody
  readonly teacherRefreshToken: typeof schemas.TeacherRefreshTokenBody
  readonly studentRefreshToken: typeof schemas.StudentRefreshTokenBody
  readonly checkCaptchaWork: typeof schemas.CheckCaptchaWorkBody
  readonly teacherLoginByPasskey: typeof schemas.TeacherLoginByPasskeyBody
  readonly studentLoginByPasskey: typeof schemas.StudentLoginByPasskeyBody
  readonly teacherSecondStep: typeof schemas.TeacherSecondStepBody
  readonly studentSecondStep: typeof schemas.StudentSecondStepBody
  readonly listOutboxMessages: typeof schemas.ListOutboxMessagesBody
  readonly teacherUpdateNotificationSetting: typeof schemas.TeacherUpdateNotificationSettingBody
  readonly studentUpdateNotificationSetting: typeof schemas.StudentUpdateNotificationSettingBody
  readonly teacherEndSession: typeof schemas.TeacherEndSessionBody
  readonly studentEndSession: typeof schemas.StudentEndSessionBody
  readonly teacherForgetDevice: typeof schemas.TeacherForgetDeviceBody
  readonly studentForgetDevice: typeof schemas.StudentForgetDeviceBody
  readonly teacherSetTwoFactor: typeof schemas.TeacherSetTwoFactorBody
  readonly studentSetTwoFactor: typeof schemas.StudentSetTwoFactorBody
  readonly teacherCloseAccount: typeof schemas.TeacherCloseAccountBody
  readonly studentCloseAccount: typeof schemas.StudentCloseAccountBody
  readonly teacherProveIdentity: typeof schemas.TeacherProveIdentityBody
  readonly studentProveIdentity: typeof schemas.StudentProveIdentityBody
  readonly teacherConfirmTotp: typeof schemas.TeacherConfirmTotpBody
  readonly studentConfirmTotp: typeof schemas.StudentConfirmTotpBody
  readonly teacherAddPasskey: typeof schemas.TeacherAddPasskeyBody
  readonly studentAddPasskey: typeof schemas.StudentAddPasskeyBody
  readonly teacherRenamePasskey: typeof schemas.TeacherRenamePasskeyBody
  readonly studentRenamePasskey: typeof schemas.StudentRenamePasskeyBody
  readonly teacherRemovePasskey: typeof schemas.TeacherRemovePasskeyBody
  readonly studentRemovePasskey: typeof schemas.StudentRemovePasskeyBody
  readonly teacherListThreads: typeof schemas.TeacherListThreadsBody
  readonly teacherGetThread: typeof schemas.TeacherGetThreadBody
  readonly teacherListThreadMessages: typeof schemas.TeacherListThreadMessagesBody
  readonly teacherSendThreadMessage: typeof schemas.TeacherSendThreadMessageBody
  readonly teacherReadThread: typeof schemas.TeacherReadThreadBody
  readonly studentListThreads: typeof schemas.StudentListThreadsBody
  readonly studentGetThread: typeof schemas.StudentGetThreadBody
  readonly studentListThreadMessages: typeof schemas.StudentListThreadMessagesBody
  readonly studentSendThreadMessage: typeof schemas.StudentSendThreadMessageBody
  readonly studentReadThread: typeof schemas.StudentReadThreadBody
  readonly teacherListComments: typeof schemas.TeacherListCommentsBody
  readonly studentListComments: typeof schemas.StudentListCommentsBody
  readonly sendEnquiry: typeof schemas.SendEnquiryBody
  readonly teacherListFavourites: typeof schemas.TeacherListFavouritesBody
  readonly teacherAddFavourite: typeof schemas.TeacherAddFavouriteBody
  readonly teacherRemoveFavourite: typeof schemas.TeacherRemoveFavouriteBody
  readonly teacherSearchEverything: typeof schemas.TeacherSearchEverythingBody
  readonly studentListFavourites: typeof schemas.StudentListFavouritesBody
  readonly studentAddFavourite: typeof schemas.StudentAddFavouriteBody
  readonly studentRemoveFavourite: typeof schemas.StudentRemoveFavouriteBody
  readonly studentSearchEverything: typeof schemas.StudentSearchEverythingBody
  readonly addWords: typeof schemas.AddWordsBody
  readonly reviewWord: typeof schemas.ReviewWordBody
  readonly testOutsideService: typeof schemas.TestOutsideServiceBody
  readonly listUnpaidOrders: typeof schemas.ListUnpaidOrdersBody
  readonly markOrderPaid: typeof schemas.MarkOrderPaidBody
  readonly createOrder: typeof schemas.CreateOrderBody
  readonly payOrder: typeof schemas.PayOrderBody
  readonly takePaymentNotice: typeof schemas.TakePaymentNoticeBody
  readonly signContract: typeof schemas.SignContractBody
  readonly setSupervisionLock: typeof schemas.SetSupervisionLockBody
  readonly setWeeklyLetter: typeof schemas.SetWeeklyLetterBody
  readonly confirmWeeklyLetter: typeof schemas.ConfirmWeeklyLetterBody
  readonly studentAskedQuestions: typeof schemas.StudentAskedQuestionsQueryParams
  readonly listClassChapters: typeof schemas.ListClassChaptersQueryParams
  readonly getClassTextbook: typeof schemas.GetClassTextbookQueryParams
  readonly correctAttendance: typeof schemas.CorrectAttendanceQueryParams
  readonly listPapers: typeof schemas.ListPapersQueryParams
  readonly listQuestions: typeof schemas.ListQuestionsQueryParams
  readonly listAnswerPapers: typeof schemas.ListAnswerPapersQueryParams
  readonly getAnswerPaper: typeof schemas.GetAnswerPaperQueryParams
  readonly teacherAskedQuestions: typeof schemas.TeacherAskedQuestionsQueryParams
  readonly updateMarkBy: typeof schemas.UpdateMarkByQueryParams
  readonly getQuestion: typeof schemas.GetQuestionQueryParams
  readonly getPaper: typeof schemas.GetPaperQueryParams
  readonly getHomework: typeof schemas.GetHomeworkQueryParams
  readonly listAnswersOfQuestion: typeof schemas.ListAnswersOfQuestionQueryParams
  readonly listSubjectsByParent: typeof schemas.ListSubjectsByParentQueryParams
  readonly listDictionaryEntries: typeof schemas.ListDictionaryEntriesQueryParams
  readonly getVideoSignature: typeof schemas.GetVideoSignatureQueryParams
  readonly teacherRoomLog: typeof schemas.TeacherRoomLogQueryParams
  readonly teacherReplayKeyframe: typeof schemas.TeacherReplayKeyframeQueryParams
  readonly studentRoomLog: typeof schemas.StudentRoomLogQueryParams
  readonly studentReplayKeyframe: typeof schemas.StudentReplayKeyframeQueryParams
  readonly listCatalogue: typeof schemas.ListCatalogueQueryParams
  readonly listSchools: typeof schemas.ListSchoolsQueryParams
  readonly listOrders: typeof schemas.ListOrdersQueryParams
  readonly listContracts: typeof schemas.ListContractsQueryParams
  readonly getSupervisedStudent: typeof schemas.GetSupervisedStudentQueryParams
} = {
  teacherLogin: schemas.TeacherLoginBody,
  teacherLoginBySmsCode: schemas.TeacherLoginBySmsCodeBody,
  teacherLoginByPhonePassword: schemas.TeacherLoginByPhonePasswordBody,
  teacherForceLogin: schemas.TeacherForceLoginBody,
  teacherTwoFactorAuth: schemas.TeacherTwoFactorAuthBody,
  teacherSendSmsCode: schemas.TeacherSendSmsCodeBody,
  teacherRetrievePassword: schemas.TeacherRetrievePasswordBody,
  teacherLoginByWechat: schemas.TeacherLoginByWechatBody,
  teacherBindWechatPhone: schemas.TeacherBindWechatPhoneBody,
  studentLogin: schemas.StudentLoginBody,
  studentLoginBySmsCode: schemas.StudentLoginBySmsCodeBody,
  studentLoginByPhonePassword: schemas.StudentLoginByPhonePasswordBody,
  studentForceLogin: schemas.StudentForceLoginBody,
  studentTwoFactorAuth: schemas.StudentTwoFactorAuthBody,
  studentSendSmsCode: schemas.StudentSendSmsCodeBody,
  studentRetrievePassword: schemas.StudentRetrievePasswordBody,
  studentLoginByWechat: schemas.StudentLoginByWechatBody,
  studentBindWechatPhone: schemas.StudentBindWechatPhoneBody,
  updateSchool: schemas.UpdateSchoolBody,
  updateSchoolSettings: schemas.UpdateSchoolSettingsBody,
  listSchoolPeople: schemas.ListSchoolPeopleBody,
  getSchoolPerson: schemas.GetSchoolPersonBody,
  addSchoolPerson: schemas.AddSchoolPersonBody,
  updateSchoolPerson: schemas.UpdateSchoolPersonBody,
  resetSchoolPerson: schemas.ResetSchoolPersonBody,
  closeSchoolPerson: schemas.CloseSchoolPersonBody,
  reopenSchoolPerson: schemas.ReopenSchoolPersonBody,
  setSchoolPermissions: schemas.SetSchoolPermissionsBody,
  joinSchoolFamily: schemas.JoinSchoolFamilyBody,
  leaveSchoolFamily: schemas.LeaveSchoolFamilyBody,
  inviteStudent: schemas.InviteStudentBody,
  inviteTeacher: schemas.InviteTeacherBody,
  inviteClass: schemas.InviteClassBody,
  listSchoolInvitations: schemas.ListSchoolInvitationsBody,
  revokeSchoolInvitation: schemas.RevokeSchoolInvitationBody,
  listEnquiries: schemas.ListEnquiriesBody,
  setEnquiryState: schemas.SetEnquiryStateBody,
  inviteEnquirer: schemas.InviteEnquirerBody,
  listSchoolCourses: schemas.ListSchoolCoursesBody,
  createSchoolCourse: schemas.CreateSchoolCourseBody,
  updateSchoolCourse: schemas.UpdateSchoolCourseBody,
  listSchoolClasses: schemas.ListSchoolClassesBody,
  getSchoolClass: schemas.GetSchoolClassBody,
  createSchoolClass: schemas.CreateSchoolClassBody,
  updateSchoolClass: schemas.UpdateSchoolClassBody,
  enrolSchoolStudents: schemas.EnrolSchoolStudentsBody,
  withdrawSchoolStudents: schemas.WithdrawSchoolStudentsBody,
  previewLessonSeries: schemas.PreviewLessonSeriesBody,
  createLessonSeries: schemas.CreateLessonSeriesBody,
  moveSchoolLesson: schemas.MoveSchoolLessonBody,
  callOffSchoolLessons: schemas.CallOffSchoolLessonsBody,
  createClientKey: schemas.CreateClientKeyBody,
  rotateClientKey: schemas.RotateClientKeyBody,
  revokeClientKey: schemas.RevokeClientKeyBody,
  setClientKeyOrigins: schemas.SetClientKeyOriginsBody,
  listAuditEntries: schemas.ListAuditEntriesBody,
  listSchoolJobs: schemas.ListSchoolJobsBody,
  retrySchoolJob: schemas.RetrySchoolJobBody,
  uploadSchoolImport: schemas.UploadSchoolImportBody,
  listSchoolImports: schemas.ListSchoolImportsBody,
  getSchoolImport: schemas.GetSchoolImportBody,
  listSchoolImportRows: schemas.ListSchoolImportRowsBody,
  applySchoolImport: schemas.ApplySchoolImportBody,
  discardSchoolImport: schemas.DiscardSchoolImportBody,
  exportSchool: schemas.ExportSchoolBody,
  getInvitation: schemas.GetInvitationBody,
  acceptInvitation: schemas.AcceptInvitationBody,
  teacherCollectMetrics: schemas.TeacherCollectMetricsBody,
  studentCollectMetrics: schemas.StudentCollectMetricsBody,
  getPhoneZone: schemas.GetPhoneZoneBody,
  getDesktopReleases: schemas.GetDesktopReleasesBody,
  getFeedbackDetail: schemas.GetFeedbackDetailBody,
  listAccountStudents: schemas.ListAccountStudentsBody,
  assignStudent: schemas.AssignStudentBody,
  getTeacherInfo: schemas.GetTeacherInfoBody,
  studentModifyUser: schemas.StudentModifyUserBody,
  studentUpdatePassword: schemas.StudentUpdatePasswordBody,
  studentUpdateMobile: schemas.StudentUpdateMobileBody,
  studentResetPassword: schemas.StudentResetPasswordBody,
  studentSetPassword: schemas.StudentSetPasswordBody,
  studentBindWechat: schemas.StudentBindWechatBody,
  listLessonsOfDay: schemas.ListLessonsOfDayBody,
  listLessonDates: schemas.ListLessonDatesBody,
  listRecentSelfStudy: schemas.ListRecentSelfStudyBody,
  updateSelfStudyProgress: schemas.UpdateSelfStudyProgressBody,
  listPurchasedCourses: schemas.ListPurchasedCoursesBody,
  noteReplayVisit: schemas.NoteReplayVisitBody,
  notePerformanceVisit: schemas.NotePerformanceVisitBody,
  registerPublicCourse: schemas.RegisterPublicCourseBody,
  getOwnPerformance: schemas.GetOwnPerformanceBody,
  findChatRoomId: schemas.FindChatRoomIdBody,
  planAttendance: schemas.PlanAttendanceBody,
  checkLesson: schemas.CheckLessonBody,
  studentJoinChatGroup: schemas.StudentJoinChatGroupBody,
  studentListPractices: schemas.StudentListPracticesBody,
  listCompletedPractices: schemas.ListCompletedPracticesBody,
  studentListPrizes: schemas.StudentListPrizesBody,
  answerPractice: schemas.AnswerPracticeBody,
  studentLessonDetail: schemas.StudentLessonDetailBody,
  getPaidCourse: schemas.GetPaidCourseBody,
  getTopNotice: schemas.GetTopNoticeBody,
  studentListNotices: schemas.StudentListNoticesBody,
  studentGetNotice: schemas.StudentGetNoticeBody,
  readNotice: schemas.ReadNoticeBody,
  listClassTeachers: schemas.ListClassTeachersBody,
  listCourseChapters: schemas.ListCourseChaptersBody,
  getChapter: schemas.GetChapterBody,
  listHomeworkOfLesson: schemas.ListHomeworkOfLessonBody,
  countHomeworkByState: schemas.CountHomeworkByStateBody,
  listHomeworkOfStudent: schemas.ListHomeworkOfStudentBody,
  listPendingHomework: schemas.ListPendingHomeworkBody,
  getStudentHomework: schemas.GetStudentHomeworkBody,
  saveAnswers: schemas.SaveAnswersBody,
  handInHomework: schemas.HandInHomeworkBody,
  startHomework: schemas.StartHomeworkBody,
  reviewAnswerPaper: schemas.ReviewAnswerPaperBody,
  takeBackHomework: schemas.TakeBackHomeworkBody,
  studentListMessages: schemas.StudentListMessagesBody,
  studentRoomTicket: schemas.StudentRoomTicketBody,
  studentReportChatError: schemas.StudentReportChatErrorBody,
  studentRenewRoomTicket: schemas.StudentRenewRoomTicketBody,
  studentReadMessages: schemas.StudentReadMessagesBody,
  openGroupCode: schemas.OpenGroupCodeBody,
  studentRtcToken: schemas.StudentRtcTokenBody,
  getLiveStream: schemas.GetLiveStreamBody,
  studentForceJoinRoom: schemas.StudentForceJoinRoomBody,
  rateLesson: schemas.RateLessonBody,
  getLessonFinish: schemas.GetLessonFinishBody,
  studentLessonFeedback: schemas.StudentLessonFeedbackBody,
  studentFeedbackOptions: schemas.StudentFeedbackOptionsBody,
  studentAddComment: schemas.StudentAddCommentBody,
  studentDeleteComment: schemas.StudentDeleteCommentBody,
  studentGetLessonMaterial: schemas.StudentGetLessonMaterialBody,
  studentListLessonResources: schemas.StudentListLessonResourcesBody,
  studentTempCredential: schemas.StudentTempCredentialBody,
  studentReadCredential: schemas.StudentReadCredentialBody,
  studentRenameResource: schemas.StudentRenameResourceBody,
  studentAddCloudResource: schemas.StudentAddCloudResourceBody,
  getSchedule: schemas.GetScheduleBody,
  listClasses: schemas.ListClassesBody,
  adjustPublicLesson: schemas.AdjustPublicLessonBody,
  adjustLesson: schemas.AdjustLessonBody,
  listClassStudents: schemas.ListClassStudentsBody,
  getStudentRecord: schemas.GetStudentRecordBody,
  listTeacherLessonsByDate: schemas.ListTeacherLessonsByDateBody,
  getLessonStatistics: schemas.GetLessonStatisticsBody,
  uploadLessonResource: schemas.UploadLessonResourceBody,
  removeLessonResources: schemas.RemoveLessonResourcesBody,
  getClassPerformance: schemas.GetClassPerformanceBody,
  getCourseEnd: schemas.GetCourseEndBody,
  getCourseScore: schemas.GetCourseScoreBody,
  getAttendanceMatrix: schemas.GetAttendanceMatrixBody,
  getClassResult: schemas.GetClassResultBody,
  endLesson: schemas.EndLessonBody,
  getStudentStatistics: schemas.GetStudentStatisticsBody,
  getClassDetail: schemas.GetClassDetailBody,
  getLessonResources: schemas.GetLessonResourcesBody,
  getStudentPerformance: schemas.GetStudentPerformanceBody,
  listTeacherLessons: schemas.ListTeacherLessonsBody,
  removeClassStudent: schemas.RemoveClassStudentBody,
  listLessonBriefs: schemas.ListLessonBriefsBody,
  deleteLessons: schemas.DeleteLessonsBody,
  addLessons: schemas.AddLessonsBody,
  checkLessonTime: schemas.CheckLessonTimeBody,
  checkLessonTimes: schemas.CheckLessonTimesBody,
  getLessonPreparation: schemas.GetLessonPreparationBody,
  previewContinuation: schemas.PreviewContinuationBody,
  listPublicClassStudents: schemas.ListPublicClassStudentsBody,
  getClassStudent: schemas.GetClassStudentBody,
  listClassStatuses: schemas.ListClassStatusesBody,
  listClassNames: schemas.ListClassNamesBody,
  sendBackFromStage: schemas.SendBackFromStageBody,
  inviteOnStage: schemas.InviteOnStageBody,
  countLessonEndTime: schemas.CountLessonEndTimeBody,
  addBoardBackground: schemas.AddBoardBackgroundBody,
  deleteBoardBackground: schemas.DeleteBoardBackgroundBody,
  openPractice: schemas.OpenPracticeBody,
  teacherListPractices: schemas.TeacherListPracticesBody,
  endPractice: schemas.EndPracticeBody,
  closePractice: schemas.ClosePracticeBody,
  awardPrize: schemas.AwardPrizeBody,
  readmitStudent: schemas.ReadmitStudentBody,
  revokePrize: schemas.RevokePrizeBody,
  teacherListPrizes: schemas.TeacherListPrizesBody,
  teacherLessonFeedback: schemas.TeacherLessonFeedbackBody,
  teacherFeedbackOptions: schemas.TeacherFeedbackOptionsBody,
  adjustLessons: schemas.AdjustLessonsBody,
  checkLessonsMove: schemas.CheckLessonsMoveBody,
  suggestLessonTimes: schemas.SuggestLessonTimesBody,
  postponeLesson: schemas.PostponeLessonBody,
  writePerformance: schemas.WritePerformanceBody,
  getPublicLesson: schemas.GetPublicLessonBody,
  updatePublicCourse: schemas.UpdatePublicCourseBody,
  addPublicCourse: schemas.AddPublicCourseBody,
  getPublicCourse: schemas.GetPublicCourseBody,
  listPublicCourses: schemas.ListPublicCoursesBody,
  setPublicCourseStatus: schemas.SetPublicCourseStatusBody,
  deletePublicCourse: schemas.DeletePublicCourseBody,
  teacherLessonDetail: schemas.TeacherLessonDetailBody,
  listTextbooks: schemas.ListTextbooksBody,
  renameChapter: schemas.RenameChapterBody,
  getCourseStats: schemas.GetCourseStatsBody,
  startLesson: schemas.StartLessonBody,
  appendRegistration: schemas.AppendRegistrationBody,
  checkPublicCourseTimes: schemas.CheckPublicCourseTimesBody,
  checkPeriodicTimes: schemas.CheckPeriodicTimesBody,
  uploadBase64Image: schemas.UploadBase64ImageBody,
  addImages: schemas.AddImagesBody,
  deleteObjects: schemas.DeleteObjectsBody,
  teacherTempCredential: schemas.TeacherTempCredentialBody,
  teacherReadCredential: schemas.TeacherReadCredentialBody,
  listCloudResources: schemas.ListCloudResourcesBody,
  startTranscode: schemas.StartTranscodeBody,
  getTranscode: schemas.GetTranscodeBody,
  teacherRenameResource: schemas.TeacherRenameResourceBody,
  teacherAddCloudResource: schemas.TeacherAddCloudResourceBody,
  deleteTranscode: schemas.DeleteTranscodeBody,
  listCourseResources: schemas.ListCourseResourcesBody,
  copyResource: schemas.CopyResourceBody,
  bringLessonFiles: schemas.BringLessonFilesBody,
  studentListResources: schemas.StudentListResourcesBody,
  teacherListLessonResources: schemas.TeacherListLessonResourcesBody,
  deleteHomework: schemas.DeleteHomeworkBody,
  deletePaper: schemas.DeletePaperBody,
  deleteQuestion: schemas.DeleteQuestionBody,
  listHomework: schemas.ListHomeworkBody,
  createHomework: schemas.CreateHomeworkBody,
  markHomework: schemas.MarkHomeworkBody,
  listHomeworkStudents: schemas.ListHomeworkStudentsBody,
  countHomeworkOfClasses: schemas.CountHomeworkOfClassesBody,
  getWorkOfStudent: schemas.GetWorkOfStudentBody,
  remindOfHomework: schemas.RemindOfHomeworkBody,
  countHomeworkOfLessons: schemas.CountHomeworkOfLessonsBody,
  countWaitingWork: schemas.CountWaitingWorkBody,
  markAnswerPaper: schemas.MarkAnswerPaperBody,
  saveQuestion: schemas.SaveQuestionBody,
  saveQuestions: schemas.SaveQuestionsBody,
  savePaper: schemas.SavePaperBody,
  copyPaper: schemas.CopyPaperBody,
  updateHomework: schemas.UpdateHomeworkBody,
  publishHomework: schemas.PublishHomeworkBody,
  withdrawHomework: schemas.WithdrawHomeworkBody,
  releaseMarks: schemas.ReleaseMarksBody,
  setStudentHomework: schemas.SetStudentHomeworkBody,
  getPreparedQuestions: schemas.GetPreparedQuestionsBody,
  savePreparedQuestions: schemas.SavePreparedQuestionsBody,
  saveMarkingDraft: schemas.SaveMarkingDraftBody,
  listMarkingPhrases: schemas.ListMarkingPhrasesBody,
  saveMarkingPhrase: schemas.SaveMarkingPhraseBody,
  deleteMarkingPhrase: schemas.DeleteMarkingPhraseBody,
  returnAnswerPaper: schemas.ReturnAnswerPaperBody,
  addNotice: schemas.AddNoticeBody,
  teacherListNotices: schemas.TeacherListNoticesBody,
  deleteNotice: schemas.DeleteNoticeBody,
  updateNotice: schemas.UpdateNoticeBody,
  addNotices: schemas.AddNoticesBody,
  teacherGetNotice: schemas.TeacherGetNoticeBody,
  teacherModifyUser: schemas.TeacherModifyUserBody,
  teacherSetPassword: schemas.TeacherSetPasswordBody,
  teacherUpdatePassword: schemas.TeacherUpdatePasswordBody,
  teacherBindWechat: schemas.TeacherBindWechatBody,
  teacherUpdateMobile: schemas.TeacherUpdateMobileBody,
  getStudentInfo: schemas.GetStudentInfoBody,
  searchStudents: schemas.SearchStudentsBody,
  teacherListMessages: schemas.TeacherListMessagesBody,
  teacherRoomTicket: schemas.TeacherRoomTicketBody,
  teacherReportChatError: schemas.TeacherReportChatErrorBody,
  teacherRenewRoomTicket: schemas.TeacherRenewRoomTicketBody,
  teacherJoinChatGroup: schemas.TeacherJoinChatGroupBody,
  teacherReadMessages: schemas.TeacherReadMessagesBody,
  teacherRtcToken: schemas.TeacherRtcTokenBody,
  recordLesson: schemas.RecordLessonBody,
  teacherForceJoinRoom: schemas.TeacherForceJoinRoomBody,
  stopBoardStream: schemas.StopBoardStreamBody,
  teacherAddComment: schemas.TeacherAddCommentBody,
  teacherDeleteComment: schemas.TeacherDeleteCommentBody,
  listTaughtLessons: schemas.ListTaughtLessonsBody,
  listLessonReplays: schemas.ListLessonReplaysBody,
  addReplay: schemas.AddReplayBody,
  addVideoReplay: schemas.AddVideoReplayBody,
  teacherGetLessonMaterial: schemas.TeacherGetLessonMaterialBody,
  studentGetSchedule: schemas.StudentGetScheduleBody,
  studentListPastLessons: schemas.StudentListPastLessonsBody,
  getTaughtStudent: schemas.GetTaughtStudentBody,
  listLessonFeedback: schemas.ListLessonFeedbackBody,
  teacherLessonPage: schemas.TeacherLessonPageBody,
  studentLessonPage: schemas.StudentLessonPageBody,
  renameLesson: schemas.RenameLessonBody,
  teacherGetChapter: schemas.TeacherGetChapterBody,
  listReplaysToDecide: schemas.ListReplaysToDecideBody,
  decideReplay: schemas.DecideReplayBody,
  withdrawReplay: schemas.WithdrawReplayBody,
  teacherLessonReplay: schemas.TeacherLessonReplayBody,
  studentLessonReplay: schemas.StudentLessonReplayBody,
  setResourcePublic: schemas.SetResourcePublicBody,
  teacherRefreshToken: schemas.TeacherRefreshTokenBody,
  studentRefreshToken: schemas.StudentRefreshTokenBody,
  checkCaptchaWork: schemas.CheckCaptchaWorkBody,
  teacherLoginByPasskey: schemas.TeacherLoginByPasskeyBody,
  studentLoginByPasskey: schemas.StudentLoginByPasskeyBody,
  teacherSecondStep: schemas.TeacherSecondStepBody,
  studentSecondStep: schemas.StudentSecondStepBody,
  listOutboxMessages: schemas.ListOutboxMessagesBody,
  teacherUpdateNotificationSetting: schemas.TeacherUpdateNotificationSettingBody,
  studentUpdateNotificationSetting: schemas.StudentUpdateNotificationSettingBody,
  teacherEndSession: schemas.TeacherEndSessionBody,
  studentEndSession: schemas.StudentEndSessionBody,
  teacherForgetDevice: schemas.TeacherForgetDeviceBody,
  studentForgetDevice: schemas.StudentForgetDeviceBody,
  teacherSetTwoFactor: schemas.TeacherSetTwoFactorBody,
  studentSetTwoFactor: schemas.StudentSetTwoFactorBody,
  teacherCloseAccount: schemas.TeacherCloseAccountBody,
  studentCloseAccount: schemas.StudentCloseAccountBody,
  teacherProveIdentity: schemas.TeacherProveIdentityBody,
  studentProveIdentity: schemas.StudentProveIdentityBody,
  teacherConfirmTotp: schemas.TeacherConfirmTotpBody,
  studentConfirmTotp: schemas.StudentConfirmTotpBody,
  teacherAddPasskey: schemas.TeacherAddPasskeyBody,
  studentAddPasskey: schemas.StudentAddPasskeyBody,
  teacherRenamePasskey: schemas.TeacherRenamePasskeyBody,
  studentRenamePasskey: schemas.StudentRenamePasskeyBody,
  teacherRemovePasskey: schemas.TeacherRemovePasskeyBody,
  studentRemovePasskey: schemas.StudentRemovePasskeyBody,
  teacherListThreads: schemas.TeacherListThreadsBody,
  teacherGetThread: schemas.TeacherGetThreadBody,
  teacherListThreadMessages: schemas.TeacherListThreadMessagesBody,
  teacherSendThreadMessage: schemas.TeacherSendThreadMessageBody,
  teacherReadThread: schemas.TeacherReadThreadBody,
  studentListThreads: schemas.StudentListThreadsBody,
  studentGetThread: schemas.StudentGetThreadBody,
  studentListThreadMessages: schemas.StudentListThreadMessagesBody,
  studentSendThreadMessage: schemas.StudentSendThreadMessageBody,
  studentReadThread: schemas.StudentReadThreadBody,
  teacherListComments: schemas.TeacherListCommentsBody,
  studentListComments: schemas.StudentListCommentsBody,
  sendEnquiry: schemas.SendEnquiryBody,
  teacherListFavourites: schemas.TeacherListFavouritesBody,
  teacherAddFavourite: schemas.TeacherAddFavouriteBody,
  teacherRemoveFavourite: schemas.TeacherRemoveFavouriteBody,
  teacherSearchEverything: schemas.TeacherSearchEverythingBody,
  studentListFavourites: schemas.StudentListFavouritesBody,
  studentAddFavourite: schemas.StudentAddFavouriteBody,
  studentRemoveFavourite: schemas.StudentRemoveFavouriteBody,
  studentSearchEverything: schemas.StudentSearchEverythingBody,
  addWords: schemas.AddWordsBody,
  reviewWord: schemas.ReviewWordBody,
  testOutsideService: schemas.TestOutsideServiceBody,
  listUnpaidOrders: schemas.ListUnpaidOrdersBody,
  markOrderPaid: schemas.MarkOrderPaidBody,
  createOrder: schemas.CreateOrderBody,
  payOrder: schemas.PayOrderBody,
  takePaymentNotice: schemas.TakePaymentNoticeBody,
  signContract: schemas.SignContractBody,
  setSupervisionLock: schemas.SetSupervisionLockBody,
  setWeeklyLetter: schemas.SetWeeklyLetterBody,
  confirmWeeklyLetter: schemas.ConfirmWeeklyLetterBody,
  studentAskedQuestions: schemas.StudentAskedQuestionsQueryParams,
  listClassChapters: schemas.ListClassChaptersQueryParams,
  getClassTextbook: schemas.GetClassTextbookQueryParams,
  correctAttendance: schemas.CorrectAttendanceQueryParams,
  listPapers: schemas.ListPapersQueryParams,
  listQuestions: schemas.ListQuestionsQueryParams,
  listAnswerPapers: schemas.ListAnswerPapersQueryParams,
  getAnswerPaper: schemas.GetAnswerPaperQueryParams,
  teacherAskedQuestions: schemas.TeacherAskedQuestionsQueryParams,
  updateMarkBy: schemas.UpdateMarkByQueryParams,
  getQuestion: schemas.GetQuestionQueryParams,
  getPaper: schemas.GetPaperQueryParams,
  getHomework: schemas.GetHomeworkQueryParams,
  listAnswersOfQuestion: schemas.ListAnswersOfQuestionQueryParams,
  listSubjectsByParent: schemas.ListSubjectsByParentQueryParams,
  listDictionaryEntries: schemas.ListDictionaryEntriesQueryParams,
  getVideoSignature: schemas.GetVideoSignatureQueryParams,
  teacherRoomLog: schemas.TeacherRoomLogQueryParams,
  teacherReplayKeyframe: schemas.TeacherReplayKeyframeQueryParams,
  studentRoomLog: schemas.StudentRoomLogQueryParams,
  studentReplayKeyframe: schemas.StudentReplayKeyframeQueryParams,
  listCatalogue: schemas.ListCatalogueQueryParams,
  listSchools: schemas.ListSchoolsQueryParams,
  listOrders: schemas.ListOrdersQueryParams,
  listContracts: schemas.ListContractsQueryParams,
  getSupervisedStudent: schemas.GetSupervisedStudentQueryParams,
}

/** What a call answers, envelope included, by operationId. */
export const answerSchemas: {
  readonly teacherLogin: typeof schemas.LoginAnswer
  readonly teacherLoginBySmsCode: typeof schemas.LoginAnswer
  readonly teacherLoginByPhonePassword: typeof schemas.LoginAnswer
  readonly teacherUserInfo: AnswerSchema<typeof schemas.UserInfo>
  readonly teacherLogout: AnswerSchema<typeof schemas.NothingData>
  readonly teacherForceLogin: typeof schemas.LoginAnswer
  readonly teacherTwoFactorAuth: typeof schemas.LoginAnswer
  readonly teacherSendSmsCode: AnswerSchema<typeof schemas.SmsReceipt>
  readonly teacherRequestFormToken: AnswerSchema<typeof schemas.FormToken>
  readonly teacherRetrievePassword: AnswerSchema<typeof schemas.NothingData>
  readonly teacherLoginByWechat: typeof schemas.LoginAnswer
  readonly teacherBindWechatPhone: typeof schemas.LoginAnswer
  readonly studentLogin: typeof schemas.LoginAnswer
  readonly studentLoginBySmsCode: typeof schemas.LoginAnswer
  readonly studentLoginByPhonePassword: typeof schemas.LoginAnswer
  readonly studentUserInfo: AnswerSchema<typeof schemas.UserInfo>
  readonly studentLogout: AnswerSchema<typeof schemas.NothingData>
  readonly studentForceLogin: typeof schemas.LoginAnswer
  readonly studentTwoFactorAuth: typeof schemas.LoginAnswer
  readonly studentSendSmsCode: AnswerSchema<typeof schemas.SmsReceipt>
  readonly studentRequestFormToken: AnswerSchema<typeof schemas.FormToken>
  readonly studentRetrievePassword: AnswerSchema<typeof schemas.NothingData>
  readonly studentLoginByWechat: typeof schemas.LoginAnswer
  readonly studentBindWechatPhone: typeof schemas.LoginAnswer
  readonly getOwnSchool: AnswerSchema<typeof schemas.SchoolProfile>
  readonly updateSchool: AnswerSchema<typeof schemas.SchoolProfile>
  readonly updateSchoolSettings: AnswerSchema<typeof schemas.SchoolProfile>
  readonly listSchoolPeople: AnswerSchema<typeof schemas.SchoolPeoplePage>
  readonly getSchoolPerson: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly addSchoolPerson: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly updateSchoolPerson: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly resetSchoolPerson: AnswerSchema<typeof schemas.InvitationLink>
  readonly closeSchoolPerson: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly reopenSchoolPerson: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly setSchoolPermissions: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly joinSchoolFamily: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly leaveSchoolFamily: AnswerSchema<typeof schemas.SchoolPersonDetail>
  readonly inviteStudent: AnswerSchema<typeof schemas.InvitationLink>
  readonly inviteTeacher: AnswerSchema<typeof schemas.InvitationLink>
  readonly inviteClass: AnswerSchema<typeof schemas.InvitationSheet>
  readonly listSchoolInvitations: AnswerSchema<typeof schemas.InvitationPage>
  readonly revokeSchoolInvitation: AnswerSchema<typeof schemas.SchoolInvitation>
  readonly listEnquiries: AnswerSchema<typeof schemas.EnquiryPage>
  readonly setEnquiryState: AnswerSchema<typeof schemas.Enquiry>
  readonly inviteEnquirer: AnswerSchema<typeof schemas.InvitationLink>
  readonly listSchoolCourses: AnswerSchema<typeof schemas.SchoolCoursePage>
  readonly createSchoolCourse: AnswerSchema<typeof schemas.OfficeCourse>
  readonly updateSchoolCourse: AnswerSchema<typeof schemas.OfficeCourse>
  readonly listSchoolTextbooks: AnswerSchema<typeof schemas.SchoolTextbooksData>
  readonly listSchoolClasses: AnswerSchema<typeof schemas.SchoolClassPage>
  readonly getSchoolClass: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly createSchoolClass: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly updateSchoolClass: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly enrolSchoolStudents: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly withdrawSchoolStudents: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly previewLessonSeries: AnswerSchema<typeof schemas.LessonSeriesPreview>
  readonly createLessonSeries: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly moveSchoolLesson: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly callOffSchoolLessons: AnswerSchema<typeof schemas.SchoolClassDetail>
  readonly listClientKeys: AnswerSchema<typeof schemas.ClientKeysData>
  readonly createClientKey: AnswerSchema<typeof schemas.ClientKeySecret>
  readonly rotateClientKey: AnswerSchema<typeof schemas.ClientKeySecret>
  readonly revokeClientKey: AnswerSchema<typeof schemas.ClientKey>
  readonly setClientKeyOrigins: AnswerSchema<typeof schemas.ClientKey>
  readonly listAuditEntries: AnswerSchema<typeof schemas.AuditPage>
  readonly getSchoolStorage: AnswerSchema<typeof schemas.SchoolStorage>
  readonly listSchoolJobs: AnswerSchema<typeof schemas.SchoolJobPage>
  readonly retrySchoolJob: AnswerSchema<typeof schemas.SchoolJob>
  readonly uploadSchoolImport: AnswerSchema<typeof schemas.SchoolImport>
  readonly listSchoolImports: AnswerSchema<typeof schemas.SchoolImportPage>
  readonly getSchoolImport: AnswerSchema<typeof schemas.SchoolImport>
  readonly listSchoolImportRows: AnswerSchema<typeof schemas.SchoolImportRowPage>
  readonly applySchoolImport: AnswerSchema<typeof schemas.SchoolImport>
  readonly discardSchoolImport: AnswerSchema<typeof schemas.SchoolImport>
  readonly exportSchool: typeof schemas.Failure
  readonly getInvitation: AnswerSchema<typeof schemas.OpenInvitation>
  readonly acceptInvitation: AnswerSchema<typeof schemas.AcceptedInvitation>
  readonly teacherCollectMetrics: AnswerSchema<typeof schemas.MetricsReceipt>
  readonly studentCollectMetrics: AnswerSchema<typeof schemas.MetricsReceipt>
  readonly listCourseDurations: AnswerSchema<typeof schemas.CourseDurationsData>
  readonly listPhoneZones: AnswerSchema<typeof schemas.PhoneZonesData>
  readonly getPhoneZone: AnswerSchema<typeof schemas.PhoneZone>
  readonly getDesktopReleases: AnswerSchema<typeof schemas.DesktopReleases>
  readonly getBaseInfo: AnswerSchema<typeof schemas.BaseInfo>
  readonly getFeedbackDetail: AnswerSchema<typeof schemas.FeedbackDetail>
  readonly listAccountStudents: AnswerSchema<typeof schemas.AccountStudentsData>
  readonly assignStudent: AnswerSchema<typeof schemas.UserInfo>
  readonly getTeacherInfo: AnswerSchema<typeof schemas.TeacherInfo>
  readonly studentModifyUser: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentAccountInfo: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentUpdatePassword: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentUpdateMobile: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentResetPassword: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentSetPassword: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentBindWechat: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentUnbindWechat: AnswerSchema<typeof schemas.AccountInfo>
  readonly listLessonsToday: AnswerSchema<typeof schemas.LessonDay>
  readonly listLessonsOfDay: AnswerSchema<typeof schemas.LessonDay>
  readonly listLessonDates: AnswerSchema<typeof schemas.LessonDates>
  readonly listRecentSelfStudy: AnswerSchema<typeof schemas.RecentStudyPage>
  readonly updateSelfStudyProgress: AnswerSchema<typeof schemas.StudyProgress>
  readonly listTeachingTypes: AnswerSchema<typeof schemas.TeachingTypesData>
  readonly listPurchasedCourses: AnswerSchema<typeof schemas.StudentCoursePage>
  readonly noteReplayVisit: AnswerSchema<typeof schemas.VisitReceipt>
  readonly notePerformanceVisit: AnswerSchema<typeof schemas.VisitReceipt>
  readonly registerPublicCourse: AnswerSchema<typeof schemas.Registration>
  readonly getOwnPerformance: AnswerSchema<typeof schemas.PerformanceDetail>
  readonly findChatRoomId: AnswerSchema<typeof schemas.ChatRoomRef>
  readonly planAttendance: AnswerSchema<typeof schemas.AttendancePlanReceipt>
  readonly checkLesson: AnswerSchema<typeof schemas.LessonEntry>
  readonly studentJoinChatGroup: AnswerSchema<typeof schemas.ChatGroup>
  readonly studentListPractices: AnswerSchema<typeof schemas.LessonPractices>
  readonly listCompletedPractices: AnswerSchema<typeof schemas.LessonPractices>
  readonly studentListPrizes: AnswerSchema<typeof schemas.LessonPrizes>
  readonly answerPractice: AnswerSchema<typeof schemas.Practice>
  readonly studentLessonDetail: AnswerSchema<typeof schemas.LessonDetail>
  readonly getPaidCourse: AnswerSchema<typeof schemas.PaidCourse>
  readonly getTopNotice: AnswerSchema<typeof schemas.OptionalNoticeData>
  readonly studentListNotices: AnswerSchema<typeof schemas.NoticePage>
  readonly studentGetNotice: AnswerSchema<typeof schemas.Notice>
  readonly readNotice: AnswerSchema<typeof schemas.Notice>
  readonly listClassTeachers: AnswerSchema<typeof schemas.ClassTeachersData>
  readonly listCourseChapters: AnswerSchema<typeof schemas.CourseChapters>
  readonly getChapter: AnswerSchema<typeof schemas.ChapterContent>
  readonly listHomeworkOfLesson: AnswerSchema<typeof schemas.StudentHomeworkList>
  readonly countHomeworkByState: AnswerSchema<typeof schemas.StateCounts>
  readonly listHomeworkOfStudent: AnswerSchema<typeof schemas.StudentHomeworkPage>
  readonly listHomeworkFilters: AnswerSchema<typeof schemas.HomeworkFilters>
  readonly listPendingHomework: AnswerSchema<typeof schemas.StudentHomeworkPage>
  readonly getStudentHomework: AnswerSchema<typeof schemas.StudentWork>
  readonly saveAnswers: AnswerSchema<typeof schemas.AnswersReceipt>
  readonly handInHomework: AnswerSchema<typeof schemas.HandInReceipt>
  readonly startHomework: AnswerSchema<typeof schemas.StudentWork>
  readonly reviewAnswerPaper: AnswerSchema<typeof schemas.StudentWork>
  readonly takeBackHomework: AnswerSchema<typeof schemas.StudentWork>
  readonly studentListMessages: AnswerSchema<typeof schemas.SystemMessagePage>
  readonly studentGetMessageNews: AnswerSchema<typeof schemas.MessageNews>
  readonly studentRoomTicket: AnswerSchema<typeof schemas.RoomTicket>
  readonly studentListChatGroups: AnswerSchema<typeof schemas.ClassChatGroupsData>
  readonly studentListGroupCodes: AnswerSchema<typeof schemas.GroupQrCodesData>
  readonly studentReportChatError: AnswerSchema<typeof schemas.MetricsReceipt>
  readonly studentRenewRoomTicket: AnswerSchema<typeof schemas.RoomTicket>
  readonly studentReadMessages: AnswerSchema<typeof schemas.UnreadCount>
  readonly studentCountUnread: AnswerSchema<typeof schemas.UnreadCount>
  readonly openGroupCode: AnswerSchema<typeof schemas.ClassChatGroup>
  readonly studentRtcToken: AnswerSchema<typeof schemas.RtcToken>
  readonly studentRtcAppInfo: AnswerSchema<typeof schemas.RtcAppInfo>
  readonly getLiveStream: AnswerSchema<typeof schemas.LiveStream>
  readonly studentForceJoinRoom: AnswerSchema<typeof schemas.RoomTicket>
  readonly rateLesson: AnswerSchema<typeof schemas.Rating>
  readonly getLessonFinish: AnswerSchema<typeof schemas.LessonFinish>
  readonly studentLessonFeedback: AnswerSchema<typeof schemas.FeedbackReceipt>
  readonly studentFeedbackOptions: AnswerSchema<typeof schemas.FeedbackOptionsData>
  readonly studentAddComment: AnswerSchema<typeof schemas.Comment>
  readonly studentDeleteComment: AnswerSchema<typeof schemas.CommentRef>
  readonly studentGetLessonMaterial: AnswerSchema<typeof schemas.LessonMaterial>
  readonly studentListLessonResources: AnswerSchema<typeof schemas.ResourceListData>
  readonly studentTempCredential: AnswerSchema<typeof schemas.UploadCredential>
  readonly studentReadCredential: AnswerSchema<typeof schemas.UploadCredential>
  readonly studentRenameResource: AnswerSchema<typeof schemas.CloudResource>
  readonly studentAddCloudResource: AnswerSchema<typeof schemas.CloudResource>
  readonly studentAskedQuestions: AnswerSchema<typeof schemas.AskedQuestions>
  readonly getSchedule: AnswerSchema<typeof schemas.Schedule>
  readonly listClasses: AnswerSchema<typeof schemas.ClassPage>
  readonly adjustPublicLesson: AnswerSchema<typeof schemas.LessonMove>
  readonly adjustLesson: AnswerSchema<typeof schemas.LessonMove>
  readonly listTaughtCourses: AnswerSchema<typeof schemas.TaughtCoursesData>
  readonly listClassChapters: AnswerSchema<typeof schemas.ClassChaptersData>
  readonly getClassTextbook: AnswerSchema<typeof schemas.ClassTextbookData>
  readonly listClassStudents: AnswerSchema<typeof schemas.ClassStudentsData>
  readonly getStudentRecord: AnswerSchema<typeof schemas.StudentRecord>
  readonly listTeacherLessonsByDate: AnswerSchema<typeof schemas.LessonDay>
  readonly getLessonStatistics: AnswerSchema<typeof schemas.LessonStatistics>
  readonly uploadLessonResource: AnswerSchema<typeof schemas.LessonResource>
  readonly listLessonCourses: AnswerSchema<typeof schemas.LessonCoursesData>
  readonly removeLessonResources: AnswerSchema<typeof schemas.RemovedResources>
  readonly getClassPerformance: AnswerSchema<typeof schemas.ClassPerformance>
  readonly getCourseEnd: AnswerSchema<typeof schemas.CourseEnd>
  readonly getCourseScore: AnswerSchema<typeof schemas.CourseScore>
  readonly correctAttendance: AnswerSchema<typeof schemas.StudentAttendance>
  readonly getAttendanceMatrix: AnswerSchema<typeof schemas.AttendanceMatrix>
  readonly getClassResult: AnswerSchema<typeof schemas.ClassResult>
  readonly endLesson: AnswerSchema<typeof schemas.LessonSummary>
  readonly getStudentStatistics: AnswerSchema<typeof schemas.StudentStatistics>
  readonly getClassDetail: AnswerSchema<typeof schemas.ClassDetail>
  readonly getLessonResources: AnswerSchema<typeof schemas.LessonResources>
  readonly getStudentPerformance: AnswerSchema<typeof schemas.PerformanceDetail>
  readonly listTeacherLessons: AnswerSchema<typeof schemas.LessonPage>
  readonly removeClassStudent: AnswerSchema<typeof schemas.StudentRemoval>
  readonly listLessonBriefs: AnswerSchema<typeof schemas.ClassLessons>
  readonly deleteLessons: AnswerSchema<typeof schemas.ClassLessons>
  readonly addLessons: AnswerSchema<typeof schemas.ClassLessons>
  readonly checkLessonTime: AnswerSchema<typeof schemas.LessonMoveCheck>
  readonly checkLessonTimes: AnswerSchema<typeof schemas.LessonDraftsCheck>
  readonly getLessonPreparation: AnswerSchema<typeof schemas.LessonPreparation>
  readonly previewContinuation: AnswerSchema<typeof schemas.Continuation>
  readonly listPublicClassStudents: AnswerSchema<typeof schemas.ClassStudentPage>
  readonly getClassStudent: AnswerSchema<typeof schemas.StudentClass>
  readonly listClassStatuses: AnswerSchema<typeof schemas.ClassStatusCountsData>
  readonly listClassNames: AnswerSchema<typeof schemas.ClassNamesData>
  readonly sendBackFromStage: AnswerSchema<typeof schemas.StageInvitation>
  readonly inviteOnStage: AnswerSchema<typeof schemas.StageInvitation>
  readonly countLessonEndTime: AnswerSchema<typeof schemas.LessonEndTime>
  readonly listBoardBackgrounds: AnswerSchema<typeof schemas.BoardBackgroundsData>
  readonly addBoardBackground: AnswerSchema<typeof schemas.BoardBackground>
  readonly deleteBoardBackground: AnswerSchema<typeof schemas.VbgRef>
  readonly openPractice: AnswerSchema<typeof schemas.Practice>
  readonly teacherListPractices: AnswerSchema<typeof schemas.LessonPractices>
  readonly endPractice: AnswerSchema<typeof schemas.Practice>
  readonly closePractice: AnswerSchema<typeof schemas.Practice>
  readonly awardPrize: AnswerSchema<typeof schemas.LessonPrizes>
  readonly readmitStudent: AnswerSchema<typeof schemas.Readmission>
  readonly revokePrize: AnswerSchema<typeof schemas.LessonPrizes>
  readonly teacherListPrizes: AnswerSchema<typeof schemas.LessonPrizes>
  readonly teacherLessonFeedback: AnswerSchema<typeof schemas.FeedbackReceipt>
  readonly teacherFeedbackOptions: AnswerSchema<typeof schemas.FeedbackOptionsData>
  readonly adjustLessons: AnswerSchema<typeof schemas.LessonsMove>
  readonly checkLessonsMove: AnswerSchema<typeof schemas.LessonsMoveCheck>
  readonly suggestLessonTimes: AnswerSchema<typeof schemas.LessonTimeSuggestions>
  readonly postponeLesson: AnswerSchema<typeof schemas.LessonSummary>
  readonly writePerformance: AnswerSchema<typeof schemas.PerformanceDetail>
  readonly getPublicLesson: AnswerSchema<typeof schemas.PublicLesson>
  readonly listSubjects: AnswerSchema<typeof schemas.SubjectsData>
  readonly updatePublicCourse: AnswerSchema<typeof schemas.PublicCourse>
  readonly addPublicCourse: AnswerSchema<typeof schemas.PublicCourse>
  readonly getCourseConfig: AnswerSchema<typeof schemas.CourseConfig>
  readonly getPublicCourse: AnswerSchema<typeof schemas.PublicCourse>
  readonly listPublicCourses: AnswerSchema<typeof schemas.PublicCoursePage>
  readonly setPublicCourseStatus: AnswerSchema<typeof schemas.PublicCourse>
  readonly deletePublicCourse: AnswerSchema<typeof schemas.CourseRef>
  readonly getCourseCriteria: AnswerSchema<typeof schemas.CourseCriteria>
  readonly teacherLessonDetail: AnswerSchema<typeof schemas.LessonDetail>
  readonly listTextbooks: AnswerSchema<typeof schemas.TextbooksData>
  readonly listCourseTypes: AnswerSchema<typeof schemas.CourseTypesData>
  readonly renameChapter: AnswerSchema<typeof schemas.RenamedChapter>
  readonly getCourseStats: AnswerSchema<typeof schemas.CourseStats>
  readonly startLesson: AnswerSchema<typeof schemas.LessonSummary>
  readonly appendRegistration: AnswerSchema<typeof schemas.PublicCourse>
  readonly checkPublicCourseTimes: AnswerSchema<typeof schemas.PlanCheck>
  readonly checkPeriodicTimes: AnswerSchema<typeof schemas.PlanCheck>
  readonly uploadBase64Image: AnswerSchema<typeof schemas.CloudResource>
  readonly addImages: AnswerSchema<typeof schemas.CloudResourcesData>
  readonly deleteObjects: AnswerSchema<typeof schemas.DeletedObjects>
  readonly teacherTempCredential: AnswerSchema<typeof schemas.UploadCredential>
  readonly teacherReadCredential: AnswerSchema<typeof schemas.UploadCredential>
  readonly listCloudResources: AnswerSchema<typeof schemas.ResourcePage>
  readonly startTranscode: AnswerSchema<typeof schemas.Transcode>
  readonly getTranscode: AnswerSchema<typeof schemas.Transcode>
  readonly teacherRenameResource: AnswerSchema<typeof schemas.CloudResource>
  readonly teacherAddCloudResource: AnswerSchema<typeof schemas.CloudResource>
  readonly deleteTranscode: AnswerSchema<typeof schemas.ResourceRef>
  readonly listCourseResources: AnswerSchema<typeof schemas.ResourceListData>
  readonly copyResource: AnswerSchema<typeof schemas.CloudResource>
  readonly bringLessonFiles: AnswerSchema<typeof schemas.BroughtFilesData>
  readonly teacherGetStorage: AnswerSchema<typeof schemas.Storage>
  readonly studentGetStorage: AnswerSchema<typeof schemas.Storage>
  readonly studentListResources: AnswerSchema<typeof schemas.StudentResourcePage>
  readonly teacherListLessonResources: AnswerSchema<typeof schemas.ResourceListData>
  readonly deleteHomework: AnswerSchema<typeof schemas.HomeworkRef>
  readonly deletePaper: AnswerSchema<typeof schemas.PaperRef>
  readonly deleteQuestion: AnswerSchema<typeof schemas.QuestionRef>
  readonly listHomework: AnswerSchema<typeof schemas.HomeworkPage>
  readonly createHomework: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly markHomework: AnswerSchema<typeof schemas.MarkingReceipt>
  readonly listHomeworkStudents: AnswerSchema<typeof schemas.HomeworkStudents>
  readonly countHomeworkOfClasses: AnswerSchema<typeof schemas.ClassHomeworkCounts>
  readonly getWorkOfStudent: AnswerSchema<typeof schemas.AnswerPaper>
  readonly remindOfHomework: AnswerSchema<typeof schemas.ReminderReceipt>
  readonly countHomeworkOfLessons: AnswerSchema<typeof schemas.LessonHomeworkPage>
  readonly countWaitingWork: AnswerSchema<typeof schemas.WaitingCount>
  readonly markAnswerPaper: AnswerSchema<typeof schemas.MarkingReceipt>
  readonly listPapers: AnswerSchema<typeof schemas.PaperPage>
  readonly listQuestions: AnswerSchema<typeof schemas.QuestionPage>
  readonly listAnswerPapers: AnswerSchema<typeof schemas.AnswerPaperPage>
  readonly getAnswerPaper: AnswerSchema<typeof schemas.AnswerPaper>
  readonly teacherAskedQuestions: AnswerSchema<typeof schemas.AskedQuestions>
  readonly updateMarkBy: AnswerSchema<typeof schemas.MarkByReceipt>
  readonly saveQuestion: AnswerSchema<typeof schemas.Question>
  readonly saveQuestions: AnswerSchema<typeof schemas.QuestionLinesReceipt>
  readonly getQuestion: AnswerSchema<typeof schemas.Question>
  readonly savePaper: AnswerSchema<typeof schemas.Paper>
  readonly getPaper: AnswerSchema<typeof schemas.Paper>
  readonly copyPaper: AnswerSchema<typeof schemas.Paper>
  readonly getHomework: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly updateHomework: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly publishHomework: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly withdrawHomework: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly listAnswersOfQuestion: AnswerSchema<typeof schemas.AnswersOfQuestion>
  readonly releaseMarks: AnswerSchema<typeof schemas.HomeworkDetail>
  readonly setStudentHomework: AnswerSchema<typeof schemas.HomeworkStudent>
  readonly getPreparedQuestions: AnswerSchema<typeof schemas.PreparedQuestions>
  readonly savePreparedQuestions: AnswerSchema<typeof schemas.PreparedQuestions>
  readonly saveMarkingDraft: AnswerSchema<typeof schemas.MarkingDraftReceipt>
  readonly listMarkingPhrases: AnswerSchema<typeof schemas.MarkingPhrases>
  readonly saveMarkingPhrase: AnswerSchema<typeof schemas.MarkingPhrase>
  readonly deleteMarkingPhrase: AnswerSchema<typeof schemas.MarkingPhraseRef>
  readonly returnAnswerPaper: AnswerSchema<typeof schemas.ReturnReceipt>
  readonly addNotice: AnswerSchema<typeof schemas.Notice>
  readonly teacherListNotices: AnswerSchema<typeof schemas.NoticePage>
  readonly deleteNotice: AnswerSchema<typeof schemas.NoticeRef>
  readonly updateNotice: AnswerSchema<typeof schemas.Notice>
  readonly addNotices: AnswerSchema<typeof schemas.NoticesData>
  readonly teacherGetNotice: AnswerSchema<typeof schemas.Notice>
  readonly teacherModifyUser: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherAccountInfo: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherSetPassword: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherUpdatePassword: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherBindWechat: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherUnbindWechat: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherUpdateMobile: AnswerSchema<typeof schemas.AccountInfo>
  readonly getStudentInfo: AnswerSchema<typeof schemas.StudentInfo>
  readonly searchStudents: AnswerSchema<typeof schemas.StudentPage>
  readonly teacherListMessages: AnswerSchema<typeof schemas.SystemMessagePage>
  readonly teacherCountUnread: AnswerSchema<typeof schemas.UnreadCount>
  readonly teacherGetMessageNews: AnswerSchema<typeof schemas.MessageNews>
  readonly teacherRoomTicket: AnswerSchema<typeof schemas.RoomTicket>
  readonly teacherListChatGroups: AnswerSchema<typeof schemas.ClassChatGroupsData>
  readonly teacherListGroupCodes: AnswerSchema<typeof schemas.GroupQrCodesData>
  readonly teacherReportChatError: AnswerSchema<typeof schemas.MetricsReceipt>
  readonly teacherRenewRoomTicket: AnswerSchema<typeof schemas.RoomTicket>
  readonly teacherJoinChatGroup: AnswerSchema<typeof schemas.ChatGroup>
  readonly teacherReadMessages: AnswerSchema<typeof schemas.UnreadCount>
  readonly teacherRtcToken: AnswerSchema<typeof schemas.RtcToken>
  readonly teacherRtcAppInfo: AnswerSchema<typeof schemas.RtcAppInfo>
  readonly recordLesson: AnswerSchema<typeof schemas.Recording>
  readonly teacherForceJoinRoom: AnswerSchema<typeof schemas.RoomTicket>
  readonly stopBoardStream: AnswerSchema<typeof schemas.BoardStream>
  readonly listSubjectsByParent: AnswerSchema<typeof schemas.SubjectsData>
  readonly listDictionaryCategories: AnswerSchema<typeof schemas.DictionaryCategoriesData>
  readonly listGrades: AnswerSchema<typeof schemas.GradesData>
  readonly listDictionaryEntries: AnswerSchema<typeof schemas.DictionaryEntriesData>
  readonly listMerchants: AnswerSchema<typeof schemas.MerchantsData>
  readonly listClassChoices: AnswerSchema<typeof schemas.ClassChoicesData>
  readonly getVideoSignature: AnswerSchema<typeof schemas.VideoSignature>
  readonly teacherAddComment: AnswerSchema<typeof schemas.Comment>
  readonly teacherDeleteComment: AnswerSchema<typeof schemas.CommentRef>
  readonly listTaughtLessons: AnswerSchema<typeof schemas.TaughtLessonPage>
  readonly listLessonReplays: AnswerSchema<typeof schemas.LessonReplaysPage>
  readonly addReplay: AnswerSchema<typeof schemas.Replay>
  readonly addVideoReplay: AnswerSchema<typeof schemas.Replay>
  readonly teacherGetLessonMaterial: AnswerSchema<typeof schemas.LessonMaterial>
  readonly teacherRoomKeyframe: typeof schemas.Failure
  readonly studentRoomKeyframe: typeof schemas.Failure
  readonly teacherRoomReplay: AnswerSchema<typeof schemas.RoomReplay>
  readonly teacherRoomLog: typeof schemas.Failure
  readonly teacherReplayKeyframe: typeof schemas.Failure
  readonly studentRoomReplay: AnswerSchema<typeof schemas.RoomReplay>
  readonly studentRoomLog: typeof schemas.Failure
  readonly studentReplayKeyframe: typeof schemas.Failure
  readonly studentGetSchedule: AnswerSchema<typeof schemas.StudentSchedule>
  readonly studentListPastLessons: AnswerSchema<typeof schemas.PastLessonPage>
  readonly getTaughtStudent: AnswerSchema<typeof schemas.TaughtStudent>
  readonly listLessonFeedback: AnswerSchema<typeof schemas.LessonFeedback>
  readonly teacherLessonPage: AnswerSchema<typeof schemas.TeacherLessonPage>
  readonly studentLessonPage: AnswerSchema<typeof schemas.StudentLessonPage>
  readonly renameLesson: AnswerSchema<typeof schemas.LessonSummary>
  readonly teacherGetChapter: AnswerSchema<typeof schemas.TaughtChapter>
  readonly listReplaysToDecide: AnswerSchema<typeof schemas.LessonReplaysPage>
  readonly decideReplay: AnswerSchema<typeof schemas.Replay>
  readonly withdrawReplay: AnswerSchema<typeof schemas.ReplayRef>
  readonly teacherLessonReplay: AnswerSchema<typeof schemas.ReplayToWatch>
  readonly studentLessonReplay: AnswerSchema<typeof schemas.ReplayToWatch>
  readonly setResourcePublic: AnswerSchema<typeof schemas.CloudResource>
  readonly teacherCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly teacherRenewCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly teacherRevokeCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly studentCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly studentRenewCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly studentRevokeCalendarFeed: AnswerSchema<typeof schemas.CalendarFeed>
  readonly readCalendarFeed: typeof schemas.Failure
  readonly teacherRefreshToken: typeof schemas.LoginAnswer
  readonly studentRefreshToken: typeof schemas.LoginAnswer
  readonly getCaptchaWork: AnswerSchema<typeof schemas.CaptchaWork>
  readonly checkCaptchaWork: AnswerSchema<typeof schemas.SolvedCaptcha>
  readonly teacherPasskeyOptions: AnswerSchema<typeof schemas.PasskeyChallenge>
  readonly studentPasskeyOptions: AnswerSchema<typeof schemas.PasskeyChallenge>
  readonly teacherLoginByPasskey: typeof schemas.LoginAnswer
  readonly studentLoginByPasskey: typeof schemas.LoginAnswer
  readonly teacherSecondStep: typeof schemas.LoginAnswer
  readonly studentSecondStep: typeof schemas.LoginAnswer
  readonly listOutboxMessages: AnswerSchema<typeof schemas.OutboxMessagesData>
  readonly teacherListNotificationSettings: AnswerSchema<typeof schemas.NotificationSettingsData>
  readonly teacherUpdateNotificationSetting: AnswerSchema<typeof schemas.NotificationSettingsData>
  readonly studentListNotificationSettings: AnswerSchema<typeof schemas.NotificationSettingsData>
  readonly studentUpdateNotificationSetting: AnswerSchema<typeof schemas.NotificationSettingsData>
  readonly teacherListSessions: AnswerSchema<typeof schemas.SessionList>
  readonly studentListSessions: AnswerSchema<typeof schemas.SessionList>
  readonly teacherEndSession: AnswerSchema<typeof schemas.SessionList>
  readonly studentEndSession: AnswerSchema<typeof schemas.SessionList>
  readonly teacherEndOtherSessions: AnswerSchema<typeof schemas.SessionList>
  readonly studentEndOtherSessions: AnswerSchema<typeof schemas.SessionList>
  readonly teacherForgetDevice: AnswerSchema<typeof schemas.SessionList>
  readonly studentForgetDevice: AnswerSchema<typeof schemas.SessionList>
  readonly teacherSetTwoFactor: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentSetTwoFactor: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherCloseAccount: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentCloseAccount: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherProveIdentity: AnswerSchema<typeof schemas.ProofReceipt>
  readonly studentProveIdentity: AnswerSchema<typeof schemas.ProofReceipt>
  readonly teacherKeepPhone: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentKeepPhone: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherKeepAccount: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentKeepAccount: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherStartTotp: AnswerSchema<typeof schemas.TotpSetup>
  readonly studentStartTotp: AnswerSchema<typeof schemas.TotpSetup>
  readonly teacherConfirmTotp: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentConfirmTotp: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherRemoveTotp: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentRemoveTotp: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherRenewRecoveryCodes: AnswerSchema<typeof schemas.RecoveryCodes>
  readonly studentRenewRecoveryCodes: AnswerSchema<typeof schemas.RecoveryCodes>
  readonly teacherStartPasskey: AnswerSchema<typeof schemas.PasskeyCreation>
  readonly studentStartPasskey: AnswerSchema<typeof schemas.PasskeyCreation>
  readonly teacherAddPasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentAddPasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherRenamePasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentRenamePasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherRemovePasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly studentRemovePasskey: AnswerSchema<typeof schemas.AccountInfo>
  readonly teacherListThreads: AnswerSchema<typeof schemas.ThreadPage>
  readonly teacherGetThread: AnswerSchema<typeof schemas.ThreadView>
  readonly teacherListThreadMessages: AnswerSchema<typeof schemas.ThreadMessages>
  readonly teacherSendThreadMessage: AnswerSchema<typeof schemas.ThreadMessage>
  readonly teacherReadThread: AnswerSchema<typeof schemas.ThreadReceipt>
  readonly studentListThreads: AnswerSchema<typeof schemas.ThreadPage>
  readonly studentGetThread: AnswerSchema<typeof schemas.ThreadView>
  readonly studentListThreadMessages: AnswerSchema<typeof schemas.ThreadMessages>
  readonly studentSendThreadMessage: AnswerSchema<typeof schemas.ThreadMessage>
  readonly studentReadThread: AnswerSchema<typeof schemas.ThreadReceipt>
  readonly teacherListComments: AnswerSchema<typeof schemas.CommentPage>
  readonly studentListComments: AnswerSchema<typeof schemas.CommentPage>
  readonly listCatalogue: AnswerSchema<typeof schemas.CataloguePage>
  readonly getCatalogueCourse: AnswerSchema<typeof schemas.CatalogueDetail>
  readonly listSchools: AnswerSchema<typeof schemas.SchoolPage>
  readonly getSchool: AnswerSchema<typeof schemas.SchoolDetail>
  readonly getOfferedCourse: AnswerSchema<typeof schemas.OfferedCourse>
  readonly sendEnquiry: AnswerSchema<typeof schemas.EnquiryReceipt>
  readonly teacherListFavourites: AnswerSchema<typeof schemas.FavouritePage>
  readonly teacherAddFavourite: AnswerSchema<typeof schemas.Favourite>
  readonly teacherRemoveFavourite: AnswerSchema<typeof schemas.FavouriteRemoval>
  readonly teacherSearchEverything: AnswerSchema<typeof schemas.SearchPage>
  readonly studentListFavourites: AnswerSchema<typeof schemas.FavouritePage>
  readonly studentAddFavourite: AnswerSchema<typeof schemas.Favourite>
  readonly studentRemoveFavourite: AnswerSchema<typeof schemas.FavouriteRemoval>
  readonly studentSearchEverything: AnswerSchema<typeof schemas.SearchPage>
  readonly addWords: AnswerSchema<typeof schemas.WordsReceipt>
  readonly reviewWord: AnswerSchema<typeof schemas.WordReviewReceipt>
  readonly listOrders: AnswerSchema<typeof schemas.OrderPage>
  readonly listOutsideServices: AnswerSchema<typeof schemas.OutsideServices>
  readonly testOutsideService: AnswerSchema<typeof schemas.OutsideTest>
  readonly listUnpaidOrders: AnswerSchema<typeof schemas.SchoolOrderPage>
  readonly markOrderPaid: AnswerSchema<typeof schemas.SchoolOrder>
  readonly createOrder: AnswerSchema<typeof schemas.Order>
  readonly getOrder: AnswerSchema<typeof schemas.Order>
  readonly payOrder: AnswerSchema<typeof schemas.Payment>
  readonly cancelOrder: AnswerSchema<typeof schemas.Order>
  readonly takePaymentNotice: AnswerSchema<typeof schemas.PaymentNoticeReceipt>
  readonly listContracts: AnswerSchema<typeof schemas.ContractPage>
  readonly getContract: AnswerSchema<typeof schemas.ContractDetail>
  readonly signContract: AnswerSchema<typeof schemas.ContractDetail>
  readonly getSupervision: AnswerSchema<typeof schemas.SupervisionOverview>
  readonly getSupervisedStudent: AnswerSchema<typeof schemas.SupervisionDetail>
  readonly setSupervisionLock: AnswerSchema<typeof schemas.SupervisionSettings>
  readonly setWeeklyLetter: AnswerSchema<typeof schemas.SupervisionSettings>
  readonly confirmWeeklyLetter: AnswerSchema<typeof schemas.SupervisionSettings>
} = {
  teacherLogin: schemas.LoginAnswer,
  teacherLoginBySmsCode: schemas.LoginAnswer,
  teacherLoginByPhonePassword: schemas.LoginAnswer,
  teacherUserInfo: /*#__PURE__*/ answerSchema(schemas.UserInfo),
  teacherLogout: /*#__PURE__*/ answerSchema(schemas.NothingData),
  teacherForceLogin: schemas.LoginAnswer,
  teacherTwoFactorAuth: schemas.LoginAnswer,
  teacherSendSmsCode: /*#__PURE__*/ answerSchema(schemas.SmsReceipt),
  teacherRequestFormToken: /*#__PURE__*/ answerSchema(schemas.FormToken),
  teacherRetrievePassword: /*#__PURE__*/ answerSchema(schemas.NothingData),
  teacherLoginByWechat: schemas.LoginAnswer,
  teacherBindWechatPhone: schemas.LoginAnswer,
  studentLogin: schemas.LoginAnswer,
  studentLoginBySmsCode: schemas.LoginAnswer,
  studentLoginByPhonePassword: schemas.LoginAnswer,
  studentUserInfo: /*#__PURE__*/ answerSchema(schemas.UserInfo),
  studentLogout: /*#__PURE__*/ answerSchema(schemas.NothingData),
  studentForceLogin: schemas.LoginAnswer,
  studentTwoFactorAuth: schemas.LoginAnswer,
  studentSendSmsCode: /*#__PURE__*/ answerSchema(schemas.SmsReceipt),
  studentRequestFormToken: /*#__PURE__*/ answerSchema(schemas.FormToken),
  studentRetrievePassword: /*#__PURE__*/ answerSchema(schemas.NothingData),
  studentLoginByWechat: schemas.LoginAnswer,
  studentBindWechatPhone: schemas.LoginAnswer,
  getOwnSchool: /*#__PURE__*/ answerSchema(schemas.SchoolProfile),
  updateSchool: /*#__PURE__*/ answerSchema(schemas.SchoolProfile),
  updateSchoolSettings: /*#__PURE__*/ answerSchema(schemas.SchoolProfile),
  listSchoolPeople: /*#__PURE__*/ answerSchema(schemas.SchoolPeoplePage),
  getSchoolPerson: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  addSchoolPerson: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  updateSchoolPerson: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  resetSchoolPerson: /*#__PURE__*/ answerSchema(schemas.InvitationLink),
  closeSchoolPerson: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  reopenSchoolPerson: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  setSchoolPermissions: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  joinSchoolFamily: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  leaveSchoolFamily: /*#__PURE__*/ answerSchema(schemas.SchoolPersonDetail),
  inviteStudent: /*#__PURE__*/ answerSchema(schemas.InvitationLink),
  inviteTeacher: /*#__PURE__*/ answerSchema(schemas.InvitationLink),
  inviteClass: /*#__PURE__*/ answerSchema(schemas.InvitationSheet),
  listSchoolInvitations: /*#__PURE__*/ answerSchema(schemas.InvitationPage),
  revokeSchoolInvitation: /*#__PURE__*/ answerSchema(schemas.SchoolInvitation),
  listEnquiries: /*#__PURE__*/ answerSchema(schemas.EnquiryPage),
  setEnquiryState: /*#__PURE__*/ answerSchema(schemas.Enquiry),
  inviteEnquirer: /*#__PURE__*/ answerSchema(schemas.InvitationLink),
  listSchoolCourses: /*#__PURE__*/ answerSchema(schemas.SchoolCoursePage),
  createSchoolCourse: /*#__PURE__*/ answerSchema(schemas.OfficeCourse),
  updateSchoolCourse: /*#__PURE__*/ answerSchema(schemas.OfficeCourse),
  listSchoolTextbooks: /*#__PURE__*/ answerSchema(schemas.SchoolTextbooksData),
  listSchoolClasses: /*#__PURE__*/ answerSchema(schemas.SchoolClassPage),
  getSchoolClass: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  createSchoolClass: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  updateSchoolClass: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  enrolSchoolStudents: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  withdrawSchoolStudents: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  previewLessonSeries: /*#__PURE__*/ answerSchema(schemas.LessonSeriesPreview),
  createLessonSeries: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  moveSchoolLesson: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  callOffSchoolLessons: /*#__PURE__*/ answerSchema(schemas.SchoolClassDetail),
  listClientKeys: /*#__PURE__*/ answerSchema(schemas.ClientKeysData),
  createClientKey: /*#__PURE__*/ answerSchema(schemas.ClientKeySecret),
  rotateClientKey: /*#__PURE__*/ answerSchema(schemas.ClientKeySecret),
  revokeClientKey: /*#__PURE__*/ answerSchema(schemas.ClientKey),
  setClientKeyOrigins: /*#__PURE__*/ answerSchema(schemas.ClientKey),
  listAuditEntries: /*#__PURE__*/ answerSchema(schemas.AuditPage),
  getSchoolStorage: /*#__PURE__*/ answerSchema(schemas.SchoolStorage),
  listSchoolJobs: /*#__PURE__*/ answerSchema(schemas.SchoolJobPage),
  retrySchoolJob: /*#__PURE__*/ answerSchema(schemas.SchoolJob),
  uploadSchoolImport: /*#__PURE__*/ answerSchema(schemas.SchoolImport),
  listSchoolImports: /*#__PURE__*/ answerSchema(schemas.SchoolImportPage),
  getSchoolImport: /*#__PURE__*/ answerSchema(schemas.SchoolImport),
  listSchoolImportRows: /*#__PURE__*/ answerSchema(schemas.SchoolImportRowPage),
  applySchoolImport: /*#__PURE__*/ answerSchema(schemas.SchoolImport),
  discardSchoolImport: /*#__PURE__*/ answerSchema(schemas.SchoolImport),
  exportSchool: schemas.Failure,
  getInvitation: /*#__PURE__*/ answerSchema(schemas.OpenInvitation),
  acceptInvitation: /*#__PURE__*/ answerSchema(schemas.AcceptedInvitation),
  teacherCollectMetrics: /*#__PURE__*/ answerSchema(schemas.MetricsReceipt),
  studentCollectMetrics: /*#__PURE__*/ answerSchema(schemas.MetricsReceipt),
  listCourseDurations: /*#__PURE__*/ answerSchema(schemas.CourseDurationsData),
  listPhoneZones: /*#__PURE__*/ answerSchema(schemas.PhoneZonesData),
  getPhoneZone: /*#__PURE__*/ answerSchema(schemas.PhoneZone),
  getDesktopReleases: /*#__PURE__*/ answerSchema(schemas.DesktopReleases),
  getBaseInfo: /*#__PURE__*/ answerSchema(schemas.BaseInfo),
  getFeedbackDetail: /*#__PURE__*/ answerSchema(schemas.FeedbackDetail),
  listAccountStudents: /*#__PURE__*/ answerSchema(schemas.AccountStudentsData),
  assignStudent: /*#__PURE__*/ answerSchema(schemas.UserInfo),
  getTeacherInfo: /*#__PURE__*/ answerSchema(schemas.TeacherInfo),
  studentModifyUser: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentAccountInfo: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentUpdatePassword: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentUpdateMobile: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentResetPassword: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentSetPassword: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentBindWechat: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentUnbindWechat: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  listLessonsToday: /*#__PURE__*/ answerSchema(schemas.LessonDay),
  listLessonsOfDay: /*#__PURE__*/ answerSchema(schemas.LessonDay),
  listLessonDates: /*#__PURE__*/ answerSchema(schemas.LessonDates),
  listRecentSelfStudy: /*#__PURE__*/ answerSchema(schemas.RecentStudyPage),
  updateSelfStudyProgress: /*#__PURE__*/ answerSchema(schemas.StudyProgress),
  listTeachingTypes: /*#__PURE__*/ answerSchema(schemas.TeachingTypesData),
  listPurchasedCourses: /*#__PURE__*/ answerSchema(schemas.StudentCoursePage),
  noteReplayVisit: /*#__PURE__*/ answerSchema(schemas.VisitReceipt),
  notePerformanceVisit: /*#__PURE__*/ answerSchema(schemas.VisitReceipt),
  registerPublicCourse: /*#__PURE__*/ answerSchema(schemas.Registration),
  getOwnPerformance: /*#__PURE__*/ answerSchema(schemas.PerformanceDetail),
  findChatRoomId: /*#__PURE__*/ answerSchema(schemas.ChatRoomRef),
  planAttendance: /*#__PURE__*/ answerSchema(schemas.AttendancePlanReceipt),
  checkLesson: /*#__PURE__*/ answerSchema(schemas.LessonEntry),
  studentJoinChatGroup: /*#__PURE__*/ answerSchema(schemas.ChatGroup),
  studentListPractices: /*#__PURE__*/ answerSchema(schemas.LessonPractices),
  listCompletedPractices: /*#__PURE__*/ answerSchema(schemas.LessonPractices),
  studentListPrizes: /*#__PURE__*/ answerSchema(schemas.LessonPrizes),
  answerPractice: /*#__PURE__*/ answerSchema(schemas.Practice),
  studentLessonDetail: /*#__PURE__*/ answerSchema(schemas.LessonDetail),
  getPaidCourse: /*#__PURE__*/ answerSchema(schemas.PaidCourse),
  getTopNotice: /*#__PURE__*/ answerSchema(schemas.OptionalNoticeData),
  studentListNotices: /*#__PURE__*/ answerSchema(schemas.NoticePage),
  studentGetNotice: /*#__PURE__*/ answerSchema(schemas.Notice),
  readNotice: /*#__PURE__*/ answerSchema(schemas.Notice),
  listClassTeachers: /*#__PURE__*/ answerSchema(schemas.ClassTeachersData),
  listCourseChapters: /*#__PURE__*/ answerSchema(schemas.CourseChapters),
  getChapter: /*#__PURE__*/ answerSchema(schemas.ChapterContent),
  listHomeworkOfLesson: /*#__PURE__*/ answerSchema(schemas.StudentHomeworkList),
  countHomeworkByState: /*#__PURE__*/ answerSchema(schemas.StateCounts),
  listHomeworkOfStudent: /*#__PURE__*/ answerSchema(schemas.StudentHomeworkPage),
  listHomeworkFilters: /*#__PURE__*/ answerSchema(schemas.HomeworkFilters),
  listPendingHomework: /*#__PURE__*/ answerSchema(schemas.StudentHomeworkPage),
  getStudentHomework: /*#__PURE__*/ answerSchema(schemas.StudentWork),
  saveAnswers: /*#__PURE__*/ answerSchema(schemas.AnswersReceipt),
  handInHomework: /*#__PURE__*/ answerSchema(schemas.HandInReceipt),
  startHomework: /*#__PURE__*/ answerSchema(schemas.StudentWork),
  reviewAnswerPaper: /*#__PURE__*/ answerSchema(schemas.StudentWork),
  takeBackHomework: /*#__PURE__*/ answerSchema(schemas.StudentWork),
  studentListMessages: /*#__PURE__*/ answerSchema(schemas.SystemMessagePage),
  studentGetMessageNews: /*#__PURE__*/ answerSchema(schemas.MessageNews),
  studentRoomTicket: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  studentListChatGroups: /*#__PURE__*/ answerSchema(schemas.ClassChatGroupsData),
  studentListGroupCodes: /*#__PURE__*/ answerSchema(schemas.GroupQrCodesData),
  studentReportChatError: /*#__PURE__*/ answerSchema(schemas.MetricsReceipt),
  studentRenewRoomTicket: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  studentReadMessages: /*#__PURE__*/ answerSchema(schemas.UnreadCount),
  studentCountUnread: /*#__PURE__*/ answerSchema(schemas.UnreadCount),
  openGroupCode: /*#__PURE__*/ answerSchema(schemas.ClassChatGroup),
  studentRtcToken: /*#__PURE__*/ answerSchema(schemas.RtcToken),
  studentRtcAppInfo: /*#__PURE__*/ answerSchema(schemas.RtcAppInfo),
  getLiveStream: /*#__PURE__*/ answerSchema(schemas.LiveStream),
  studentForceJoinRoom: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  rateLesson: /*#__PURE__*/ answerSchema(schemas.Rating),
  getLessonFinish: /*#__PURE__*/ answerSchema(schemas.LessonFinish),
  studentLessonFeedback: /*#__PURE__*/ answerSchema(schemas.FeedbackReceipt),
  studentFeedbackOptions: /*#__PURE__*/ answerSchema(schemas.FeedbackOptionsData),
  studentAddComment: /*#__PURE__*/ answerSchema(schemas.Comment),
  studentDeleteComment: /*#__PURE__*/ answerSchema(schemas.CommentRef),
  studentGetLessonMaterial: /*#__PURE__*/ answerSchema(schemas.LessonMaterial),
  studentListLessonResources: /*#__PURE__*/ answerSchema(schemas.ResourceListData),
  studentTempCredential: /*#__PURE__*/ answerSchema(schemas.UploadCredential),
  studentReadCredential: /*#__PURE__*/ answerSchema(schemas.UploadCredential),
  studentRenameResource: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  studentAddCloudResource: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  studentAskedQuestions: /*#__PURE__*/ answerSchema(schemas.AskedQuestions),
  getSchedule: /*#__PURE__*/ answerSchema(schemas.Schedule),
  listClasses: /*#__PURE__*/ answerSchema(schemas.ClassPage),
  adjustPublicLesson: /*#__PURE__*/ answerSchema(schemas.LessonMove),
  adjustLesson: /*#__PURE__*/ answerSchema(schemas.LessonMove),
  listTaughtCourses: /*#__PURE__*/ answerSchema(schemas.TaughtCoursesData),
  listClassChapters: /*#__PURE__*/ answerSchema(schemas.ClassChaptersData),
  getClassTextbook: /*#__PURE__*/ answerSchema(schemas.ClassTextbookData),
  listClassStudents: /*#__PURE__*/ answerSchema(schemas.ClassStudentsData),
  getStudentRecord: /*#__PURE__*/ answerSchema(schemas.StudentRecord),
  listTeacherLessonsByDate: /*#__PURE__*/ answerSchema(schemas.LessonDay),
  getLessonStatistics: /*#__PURE__*/ answerSchema(schemas.LessonStatistics),
  uploadLessonResource: /*#__PURE__*/ answerSchema(schemas.LessonResource),
  listLessonCourses: /*#__PURE__*/ answerSchema(schemas.LessonCoursesData),
  removeLessonResources: /*#__PURE__*/ answerSchema(schemas.RemovedResources),
  getClassPerformance: /*#__PURE__*/ answerSchema(schemas.ClassPerformance),
  getCourseEnd: /*#__PURE__*/ answerSchema(schemas.CourseEnd),
  getCourseScore: /*#__PURE__*/ answerSchema(schemas.CourseScore),
  correctAttendance: /*#__PURE__*/ answerSchema(schemas.StudentAttendance),
  getAttendanceMatrix: /*#__PURE__*/ answerSchema(schemas.AttendanceMatrix),
  getClassResult: /*#__PURE__*/ answerSchema(schemas.ClassResult),
  endLesson: /*#__PURE__*/ answerSchema(schemas.LessonSummary),
  getStudentStatistics: /*#__PURE__*/ answerSchema(schemas.StudentStatistics),
  getClassDetail: /*#__PURE__*/ answerSchema(schemas.ClassDetail),
  getLessonResources: /*#__PURE__*/ answerSchema(schemas.LessonResources),
  getStudentPerformance: /*#__PURE__*/ answerSchema(schemas.PerformanceDetail),
  listTeacherLessons: /*#__PURE__*/ answerSchema(schemas.LessonPage),
  removeClassStudent: /*#__PURE__*/ answerSchema(schemas.StudentRemoval),
  listLessonBriefs: /*#__PURE__*/ answerSchema(schemas.ClassLessons),
  deleteLessons: /*#__PURE__*/ answerSchema(schemas.ClassLessons),
  addLessons: /*#__PURE__*/ answerSchema(schemas.ClassLessons),
  checkLessonTime: /*#__PURE__*/ answerSchema(schemas.LessonMoveCheck),
  checkLessonTimes: /*#__PURE__*/ answerSchema(schemas.LessonDraftsCheck),
  getLessonPreparation: /*#__PURE__*/ answerSchema(schemas.LessonPreparation),
  previewContinuation: /*#__PURE__*/ answerSchema(schemas.Continuation),
  listPublicClassStudents: /*#__PURE__*/ answerSchema(schemas.ClassStudentPage),
  getClassStudent: /*#__PURE__*/ answerSchema(schemas.StudentClass),
  listClassStatuses: /*#__PURE__*/ answerSchema(schemas.ClassStatusCountsData),
  listClassNames: /*#__PURE__*/ answerSchema(schemas.ClassNamesData),
  sendBackFromStage: /*#__PURE__*/ answerSchema(schemas.StageInvitation),
  inviteOnStage: /*#__PURE__*/ answerSchema(schemas.StageInvitation),
  countLessonEndTime: /*#__PURE__*/ answerSchema(schemas.LessonEndTime),
  listBoardBackgrounds: /*#__PURE__*/ answerSchema(schemas.BoardBackgroundsData),
  addBoardBackground: /*#__PURE__*/ answerSchema(schemas.BoardBackground),
  deleteBoardBackground: /*#__PURE__*/ answerSchema(schemas.VbgRef),
  openPractice: /*#__PURE__*/ answerSchema(schemas.Practice),
  teacherListPractices: /*#__PURE__*/ answerSchema(schemas.LessonPractices),
  endPractice: /*#__PURE__*/ answerSchema(schemas.Practice),
  closePractice: /*#__PURE__*/ answerSchema(schemas.Practice),
  awardPrize: /*#__PURE__*/ answerSchema(schemas.LessonPrizes),
  readmitStudent: /*#__PURE__*/ answerSchema(schemas.Readmission),
  revokePrize: /*#__PURE__*/ answerSchema(schemas.LessonPrizes),
  teacherListPrizes: /*#__PURE__*/ answerSchema(schemas.LessonPrizes),
  teacherLessonFeedback: /*#__PURE__*/ answerSchema(schemas.FeedbackReceipt),
  teacherFeedbackOptions: /*#__PURE__*/ answerSchema(schemas.FeedbackOptionsData),
  adjustLessons: /*#__PURE__*/ answerSchema(schemas.LessonsMove),
  checkLessonsMove: /*#__PURE__*/ answerSchema(schemas.LessonsMoveCheck),
  suggestLessonTimes: /*#__PURE__*/ answerSchema(schemas.LessonTimeSuggestions),
  postponeLesson: /*#__PURE__*/ answerSchema(schemas.LessonSummary),
  writePerformance: /*#__PURE__*/ answerSchema(schemas.PerformanceDetail),
  getPublicLesson: /*#__PURE__*/ answerSchema(schemas.PublicLesson),
  listSubjects: /*#__PURE__*/ answerSchema(schemas.SubjectsData),
  updatePublicCourse: /*#__PURE__*/ answerSchema(schemas.PublicCourse),
  addPublicCourse: /*#__PURE__*/ answerSchema(schemas.PublicCourse),
  getCourseConfig: /*#__PURE__*/ answerSchema(schemas.CourseConfig),
  getPublicCourse: /*#__PURE__*/ answerSchema(schemas.PublicCourse),
  listPublicCourses: /*#__PURE__*/ answerSchema(schemas.PublicCoursePage),
  setPublicCourseStatus: /*#__PURE__*/ answerSchema(schemas.PublicCourse),
  deletePublicCourse: /*#__PURE__*/ answerSchema(schemas.CourseRef),
  getCourseCriteria: /*#__PURE__*/ answerSchema(schemas.CourseCriteria),
  teacherLessonDetail: /*#__PURE__*/ answerSchema(schemas.LessonDetail),
  listTextbooks: /*#__PURE__*/ answerSchema(schemas.TextbooksData),
  listCourseTypes: /*#__PURE__*/ answerSchema(schemas.CourseTypesData),
  renameChapter: /*#__PURE__*/ answerSchema(schemas.RenamedChapter),
  getCourseStats: /*#__PURE__*/ answerSchema(schemas.CourseStats),
  startLesson: /*#__PURE__*/ answerSchema(schemas.LessonSummary),
  appendRegistration: /*#__PURE__*/ answerSchema(schemas.PublicCourse),
  checkPublicCourseTimes: /*#__PURE__*/ answerSchema(schemas.PlanCheck),
  checkPeriodicTimes: /*#__PURE__*/ answerSchema(schemas.PlanCheck),
  uploadBase64Image: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  addImages: /*#__PURE__*/ answerSchema(schemas.CloudResourcesData),
  deleteObjects: /*#__PURE__*/ answerSchema(schemas.DeletedObjects),
  teacherTempCredential: /*#__PURE__*/ answerSchema(schemas.UploadCredential),
  teacherReadCredential: /*#__PURE__*/ answerSchema(schemas.UploadCredential),
  listCloudResources: /*#__PURE__*/ answerSchema(schemas.ResourcePage),
  startTranscode: /*#__PURE__*/ answerSchema(schemas.Transcode),
  getTranscode: /*#__PURE__*/ answerSchema(schemas.Transcode),
  teacherRenameResource: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  teacherAddCloudResource: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  deleteTranscode: /*#__PURE__*/ answerSchema(schemas.ResourceRef),
  listCourseResources: /*#__PURE__*/ answerSchema(schemas.ResourceListData),
  copyResource: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  bringLessonFiles: /*#__PURE__*/ answerSchema(schemas.BroughtFilesData),
  teacherGetStorage: /*#__PURE__*/ answerSchema(schemas.Storage),
  studentGetStorage: /*#__PURE__*/ answerSchema(schemas.Storage),
  studentListResources: /*#__PURE__*/ answerSchema(schemas.StudentResourcePage),
  teacherListLessonResources: /*#__PURE__*/ answerSchema(schemas.ResourceListData),
  deleteHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkRef),
  deletePaper: /*#__PURE__*/ answerSchema(schemas.PaperRef),
  deleteQuestion: /*#__PURE__*/ answerSchema(schemas.QuestionRef),
  listHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkPage),
  createHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  markHomework: /*#__PURE__*/ answerSchema(schemas.MarkingReceipt),
  listHomeworkStudents: /*#__PURE__*/ answerSchema(schemas.HomeworkStudents),
  countHomeworkOfClasses: /*#__PURE__*/ answerSchema(schemas.ClassHomeworkCounts),
  getWorkOfStudent: /*#__PURE__*/ answerSchema(schemas.AnswerPaper),
  remindOfHomework: /*#__PURE__*/ answerSchema(schemas.ReminderReceipt),
  countHomeworkOfLessons: /*#__PURE__*/ answerSchema(schemas.LessonHomeworkPage),
  countWaitingWork: /*#__PURE__*/ answerSchema(schemas.WaitingCount),
  markAnswerPaper: /*#__PURE__*/ answerSchema(schemas.MarkingReceipt),
  listPapers: /*#__PURE__*/ answerSchema(schemas.PaperPage),
  listQuestions: /*#__PURE__*/ answerSchema(schemas.QuestionPage),
  listAnswerPapers: /*#__PURE__*/ answerSchema(schemas.AnswerPaperPage),
  getAnswerPaper: /*#__PURE__*/ answerSchema(schemas.AnswerPaper),
  teacherAskedQuestions: /*#__PURE__*/ answerSchema(schemas.AskedQuestions),
  updateMarkBy: /*#__PURE__*/ answerSchema(schemas.MarkByReceipt),
  saveQuestion: /*#__PURE__*/ answerSchema(schemas.Question),
  saveQuestions: /*#__PURE__*/ answerSchema(schemas.QuestionLinesReceipt),
  getQuestion: /*#__PURE__*/ answerSchema(schemas.Question),
  savePaper: /*#__PURE__*/ answerSchema(schemas.Paper),
  getPaper: /*#__PURE__*/ answerSchema(schemas.Paper),
  copyPaper: /*#__PURE__*/ answerSchema(schemas.Paper),
  getHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  updateHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  publishHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  withdrawHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  listAnswersOfQuestion: /*#__PURE__*/ answerSchema(schemas.AnswersOfQuestion),
  releaseMarks: /*#__PURE__*/ answerSchema(schemas.HomeworkDetail),
  setStudentHomework: /*#__PURE__*/ answerSchema(schemas.HomeworkStudent),
  getPreparedQuestions: /*#__PURE__*/ answerSchema(schemas.PreparedQuestions),
  savePreparedQuestions: /*#__PURE__*/ answerSchema(schemas.PreparedQuestions),
  saveMarkingDraft: /*#__PURE__*/ answerSchema(schemas.MarkingDraftReceipt),
  listMarkingPhrases: /*#__PURE__*/ answerSchema(schemas.MarkingPhrases),
  saveMarkingPhrase: /*#__PURE__*/ answerSchema(schemas.MarkingPhrase),
  deleteMarkingPhrase: /*#__PURE__*/ answerSchema(schemas.MarkingPhraseRef),
  returnAnswerPaper: /*#__PURE__*/ answerSchema(schemas.ReturnReceipt),
  addNotice: /*#__PURE__*/ answerSchema(schemas.Notice),
  teacherListNotices: /*#__PURE__*/ answerSchema(schemas.NoticePage),
  deleteNotice: /*#__PURE__*/ answerSchema(schemas.NoticeRef),
  updateNotice: /*#__PURE__*/ answerSchema(schemas.Notice),
  addNotices: /*#__PURE__*/ answerSchema(schemas.NoticesData),
  teacherGetNotice: /*#__PURE__*/ answerSchema(schemas.Notice),
  teacherModifyUser: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherAccountInfo: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherSetPassword: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherUpdatePassword: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherBindWechat: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherUnbindWechat: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherUpdateMobile: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  getStudentInfo: /*#__PURE__*/ answerSchema(schemas.StudentInfo),
  searchStudents: /*#__PURE__*/ answerSchema(schemas.StudentPage),
  teacherListMessages: /*#__PURE__*/ answerSchema(schemas.SystemMessagePage),
  teacherCountUnread: /*#__PURE__*/ answerSchema(schemas.UnreadCount),
  teacherGetMessageNews: /*#__PURE__*/ answerSchema(schemas.MessageNews),
  teacherRoomTicket: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  teacherListChatGroups: /*#__PURE__*/ answerSchema(schemas.ClassChatGroupsData),
  teacherListGroupCodes: /*#__PURE__*/ answerSchema(schemas.GroupQrCodesData),
  teacherReportChatError: /*#__PURE__*/ answerSchema(schemas.MetricsReceipt),
  teacherRenewRoomTicket: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  teacherJoinChatGroup: /*#__PURE__*/ answerSchema(schemas.ChatGroup),
  teacherReadMessages: /*#__PURE__*/ answerSchema(schemas.UnreadCount),
  teacherRtcToken: /*#__PURE__*/ answerSchema(schemas.RtcToken),
  teacherRtcAppInfo: /*#__PURE__*/ answerSchema(schemas.RtcAppInfo),
  recordLesson: /*#__PURE__*/ answerSchema(schemas.Recording),
  teacherForceJoinRoom: /*#__PURE__*/ answerSchema(schemas.RoomTicket),
  stopBoardStream: /*#__PURE__*/ answerSchema(schemas.BoardStream),
  listSubjectsByParent: /*#__PURE__*/ answerSchema(schemas.SubjectsData),
  listDictionaryCategories: /*#__PURE__*/ answerSchema(schemas.DictionaryCategoriesData),
  listGrades: /*#__PURE__*/ answerSchema(schemas.GradesData),
  listDictionaryEntries: /*#__PURE__*/ answerSchema(schemas.DictionaryEntriesData),
  listMerchants: /*#__PURE__*/ answerSchema(schemas.MerchantsData),
  listClassChoices: /*#__PURE__*/ answerSchema(schemas.ClassChoicesData),
  getVideoSignature: /*#__PURE__*/ answerSchema(schemas.VideoSignature),
  teacherAddComment: /*#__PURE__*/ answerSchema(schemas.Comment),
  teacherDeleteComment: /*#__PURE__*/ answerSchema(schemas.CommentRef),
  listTaughtLessons: /*#__PURE__*/ answerSchema(schemas.TaughtLessonPage),
  listLessonReplays: /*#__PURE__*/ answerSchema(schemas.LessonReplaysPage),
  addReplay: /*#__PURE__*/ answerSchema(schemas.Replay),
  addVideoReplay: /*#__PURE__*/ answerSchema(schemas.Replay),
  teacherGetLessonMaterial: /*#__PURE__*/ answerSchema(schemas.LessonMaterial),
  teacherRoomKeyframe: schemas.Failure,
  studentRoomKeyframe: schemas.Failure,
  teacherRoomReplay: /*#__PURE__*/ answerSchema(schemas.RoomReplay),
  teacherRoomLog: schemas.Failure,
  teacherReplayKeyframe: schemas.Failure,
  studentRoomReplay: /*#__PURE__*/ answerSchema(schemas.RoomReplay),
  studentRoomLog: schemas.Failure,
  studentReplayKeyframe: schemas.Failure,
  studentGetSchedule: /*#__PURE__*/ answerSchema(schemas.StudentSchedule),
  studentListPastLessons: /*#__PURE__*/ answerSchema(schemas.PastLessonPage),
  getTaughtStudent: /*#__PURE__*/ answerSchema(schemas.TaughtStudent),
  listLessonFeedback: /*#__PURE__*/ answerSchema(schemas.LessonFeedback),
  teacherLessonPage: /*#__PURE__*/ answerSchema(schemas.TeacherLessonPage),
  studentLessonPage: /*#__PURE__*/ answerSchema(schemas.StudentLessonPage),
  renameLesson: /*#__PURE__*/ answerSchema(schemas.LessonSummary),
  teacherGetChapter: /*#__PURE__*/ answerSchema(schemas.TaughtChapter),
  listReplaysToDecide: /*#__PURE__*/ answerSchema(schemas.LessonReplaysPage),
  decideReplay: /*#__PURE__*/ answerSchema(schemas.Replay),
  withdrawReplay: /*#__PURE__*/ answerSchema(schemas.ReplayRef),
  teacherLessonReplay: /*#__PURE__*/ answerSchema(schemas.ReplayToWatch),
  studentLessonReplay: /*#__PURE__*/ answerSchema(schemas.ReplayToWatch),
  setResourcePublic: /*#__PURE__*/ answerSchema(schemas.CloudResource),
  teacherCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  teacherRenewCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  teacherRevokeCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  studentCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  studentRenewCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  studentRevokeCalendarFeed: /*#__PURE__*/ answerSchema(schemas.CalendarFeed),
  readCalendarFeed: schemas.Failure,
  teacherRefreshToken: schemas.LoginAnswer,
  studentRefreshToken: schemas.LoginAnswer,
  getCaptchaWork: /*#__PURE__*/ answerSchema(schemas.CaptchaWork),
  checkCaptchaWork: /*#__PURE__*/ answerSchema(schemas.SolvedCaptcha),
  teacherPasskeyOptions: /*#__PURE__*/ answerSchema(schemas.PasskeyChallenge),
  studentPasskeyOptions: /*#__PURE__*/ answerSchema(schemas.PasskeyChallenge),
  teacherLoginByPasskey: schemas.LoginAnswer,
  studentLoginByPasskey: schemas.LoginAnswer,
  teacherSecondStep: schemas.LoginAnswer,
  studentSecondStep: schemas.LoginAnswer,
  listOutboxMessages: /*#__PURE__*/ answerSchema(schemas.OutboxMessagesData),
  teacherListNotificationSettings: /*#__PURE__*/ answerSchema(schemas.NotificationSettingsData),
  teacherUpdateNotificationSetting: /*#__PURE__*/ answerSchema(schemas.NotificationSettingsData),
  studentListNotificationSettings: /*#__PURE__*/ answerSchema(schemas.NotificationSettingsData),
  studentUpdateNotificationSetting: /*#__PURE__*/ answerSchema(schemas.NotificationSettingsData),
  teacherListSessions: /*#__PURE__*/ answerSchema(schemas.SessionList),
  studentListSessions: /*#__PURE__*/ answerSchema(schemas.SessionList),
  teacherEndSession: /*#__PURE__*/ answerSchema(schemas.SessionList),
  studentEndSession: /*#__PURE__*/ answerSchema(schemas.SessionList),
  teacherEndOtherSessions: /*#__PURE__*/ answerSchema(schemas.SessionList),
  studentEndOtherSessions: /*#__PURE__*/ answerSchema(schemas.SessionList),
  teacherForgetDevice: /*#__PURE__*/ answerSchema(schemas.SessionList),
  studentForgetDevice: /*#__PURE__*/ answerSchema(schemas.SessionList),
  teacherSetTwoFactor: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentSetTwoFactor: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherCloseAccount: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentCloseAccount: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherProveIdentity: /*#__PURE__*/ answerSchema(schemas.ProofReceipt),
  studentProveIdentity: /*#__PURE__*/ answerSchema(schemas.ProofReceipt),
  teacherKeepPhone: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentKeepPhone: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherKeepAccount: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentKeepAccount: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherStartTotp: /*#__PURE__*/ answerSchema(schemas.TotpSetup),
  studentStartTotp: /*#__PURE__*/ answerSchema(schemas.TotpSetup),
  teacherConfirmTotp: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentConfirmTotp: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherRemoveTotp: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentRemoveTotp: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherRenewRecoveryCodes: /*#__PURE__*/ answerSchema(schemas.RecoveryCodes),
  studentRenewRecoveryCodes: /*#__PURE__*/ answerSchema(schemas.RecoveryCodes),
  teacherStartPasskey: /*#__PURE__*/ answerSchema(schemas.PasskeyCreation),
  studentStartPasskey: /*#__PURE__*/ answerSchema(schemas.PasskeyCreation),
  teacherAddPasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentAddPasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherRenamePasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentRenamePasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherRemovePasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  studentRemovePasskey: /*#__PURE__*/ answerSchema(schemas.AccountInfo),
  teacherListThreads: /*#__PURE__*/ answerSchema(schemas.ThreadPage),
  teacherGetThread: /*#__PURE__*/ answerSchema(schemas.ThreadView),
  teacherListThreadMessages: /*#__PURE__*/ answerSchema(schemas.ThreadMessages),
  teacherSendThreadMessage: /*#__PURE__*/ answerSchema(schemas.ThreadMessage),
  teacherReadThread: /*#__PURE__*/ answerSchema(schemas.ThreadReceipt),
  studentListThreads: /*#__PURE__*/ answerSchema(schemas.ThreadPage),
  studentGetThread: /*#__PURE__*/ answerSchema(schemas.ThreadView),
  studentListThreadMessages: /*#__PURE__*/ answerSchema(schemas.ThreadMessages),
  studentSendThreadMessage: /*#__PURE__*/ answerSchema(schemas.ThreadMessage),
  studentReadThread: /*#__PURE__*/ answerSchema(schemas.ThreadReceipt),
  teacherListComments: /*#__PURE__*/ answerSchema(schemas.CommentPage),
  studentListComments: /*#__PURE__*/ answerSchema(schemas.CommentPage),
  listCatalogue: /*#__PURE__*/ answerSchema(schemas.CataloguePage),
  getCatalogueCourse: /*#__PURE__*/ answerSchema(schemas.CatalogueDetail),
  listSchools: /*#__PURE__*/ answerSchema(schemas.SchoolPage),
  getSchool: /*#__PURE__*/ answerSchema(schemas.SchoolDetail),
  getOfferedCourse: /*#__PURE__*/ answerSchema(schemas.OfferedCourse),
  sendEnquiry: /*#__PURE__*/ answerSchema(schemas.EnquiryReceipt),
  teacherListFavourites: /*#__PURE__*/ answerSchema(schemas.FavouritePage),
  teacherAddFavourite: /*#__PURE__*/ answerSchema(schemas.Favourite),
  teacherRemoveFavourite: /*#__PURE__*/ answerSchema(schemas.FavouriteRemoval),
  teacherSearchEverything: /*#__PURE__*/ answerSchema(schemas.SearchPage),
  studentListFavourites: /*#__PURE__*/ answerSchema(schemas.FavouritePage),
  studentAddFavourite: /*#__PURE__*/ answerSchema(schemas.Favourite),
  studentRemoveFavourite: /*#__PURE__*/ answerSchema(schemas.FavouriteRemoval),
  studentSearchEverything: /*#__PURE__*/ answerSchema(schemas.SearchPage),
  addWords: /*#__PURE__*/ answerSchema(schemas.WordsReceipt),
  reviewWord: /*#__PURE__*/ answerSchema(schemas.WordReviewReceipt),
  listOrders: /*#__PURE__*/ answerSchema(schemas.OrderPage),
  listOutsideServices: /*#__PURE__*/ answerSchema(schemas.OutsideServices),
  testOutsideService: /*#__PURE__*/ answerSchema(schemas.OutsideTest),
  listUnpaidOrders: /*#__PURE__*/ answerSchema(schemas.SchoolOrderPage),
  markOrderPaid: /*#__PURE__*/ answerSchema(schemas.SchoolOrder),
  createOrder: /*#__PURE__*/ answerSchema(schemas.Order),
  getOrder: /*#__PURE__*/ answerSchema(schemas.Order),
  payOrder: /*#__PURE__*/ answerSchema(schemas.Payment),
  cancelOrder: /*#__PURE__*/ answerSchema(schemas.Order),
  takePaymentNotice: /*#__PURE__*/ answerSchema(schemas.PaymentNoticeReceipt),
  listContracts: /*#__PURE__*/ answerSchema(schemas.ContractPage),
  getContract: /*#__PURE__*/ answerSchema(schemas.ContractDetail),
  signContract: /*#__PURE__*/ answerSchema(schemas.ContractDetail),
  getSupervision: /*#__PURE__*/ answerSchema(schemas.SupervisionOverview),
  getSupervisedStudent: /*#__PURE__*/ answerSchema(schemas.SupervisionDetail),
  setSupervisionLock: /*#__PURE__*/ answerSchema(schemas.SupervisionSettings),
  setWeeklyLetter: /*#__PURE__*/ answerSchema(schemas.SupervisionSettings),
  confirmWeeklyLetter: /*#__PURE__*/ answerSchema(schemas.SupervisionSettings),
}
