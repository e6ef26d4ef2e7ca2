// Generated from spec/ by scripts/generate.ts. Do not edit.
import * as zod from 'zod/mini';
import {
  PasswordMax,
  CaptchaVerificationMax,
  usernameLoginUsernameMax,
  ZoneMax,
  MobileMax,
  loginInfoAccessTokenMin,
  loginInfoRefreshTokenMin,
  IdMax,
  InstantMax,
  AvatarMax,
  personNameMax,
  studentNameMax,
  lessonConflictLessonNameMax,
  lessonConflictClassNameMax,
  deviceDescriptionBrowserMax,
  deviceDescriptionSystemMax,
  deviceDescriptionModelMax,
  QuestionNoMax,
  ChoiceKeysMax,
  AnswerTextMax,
  FileNameMax,
  attachmentSizeBytesMin,
  attachmentDurationSecondsMin,
  AttachmentsMax,
  failureDetailRetryAfterSecondsMin,
  failureDetailUsedInMax,
  failureDetailScoreMin,
  failureDetailHandInCountMin,
  SmsCodeTextMax,
  smsLoginPasswordMax,
  currentStudentNameMax,
  TimeZoneMax,
  userInfoNameMax,
  userInfoNicknameMax,
  TicketTextMin,
  TicketTextMax,
  smsReceiptMobileMax,
  formTokenRandomTokenMin,
  formTokenRandomTokenMax,
  TotpCodeMax,
  RecoveryCodeMin,
  RecoveryCodeMax,
  PasskeyIdMax,
  PasskeyBytesMax,
  ChosenPasswordMax,
  passwordRetrievalRandomTokenMin,
  passwordRetrievalRandomTokenMax,
  wechatCodeCodeMax,
  SchoolSlugMin,
  SchoolSlugMax,
  localizedNamesZhCNMax,
  localizedNamesEnUSMax,
  localizedNamesJaJPMax,
  PinyinMax,
  LessonNameMaxMin,
  LessonNameMaxMax,
  AdjustmentsPerMonthMin,
  AdjustmentsPerMonthMax,
  KnownDevicesMax,
  SimultaneousSessionsMax,
  SessionIdleDaysMax,
  SessionDaysMax,
  PasswordDaysMin,
  PasswordDaysMax,
  AccountDeletionDaysMax,
  MarkingDaysMax,
  FileLimitBytesMin,
  FileLimitBytesMax,
  VideoLimitBytesMin,
  VideoLimitBytesMax,
  PasswordMinLengthMin,
  PasswordMinLengthMax,
  PasswordMaxLengthMin,
  PasswordMaxLengthMax,
  PasswordKindsMax,
  schoolProfileCountsTeachersMin,
  schoolProfileCountsStudentsMin,
  schoolProfileCountsCoursesMin,
  schoolProfileCountsClassesMin,
  schoolProfileCountsLessonsMin,
  BasedOnMax,
  SchoolNameMin,
  SchoolNameMax,
  OfficePhoneMax,
  ObjectKeyMax,
  schoolChangeRegionMax,
  schoolChangeAddressMax,
  PageCurrentMax,
  PageSizeMax,
  schoolPeopleFilterKeywordMax,
  schoolPersonPermissionsMax,
  schoolPersonFamilySizeMin,
  RowTotalMin,
  PageCountMin,
  schoolPeoplePageRecordsMax,
  schoolPersonDetailFamilyMax,
  schoolPersonDetailClassesMax,
  schoolPersonDetailSignInsMin,
  PersonNameMax,
  AccountUsernameMin,
  AccountUsernameMax,
  DayMax,
  ExternalIdMax,
  newSchoolPersonParentNameMax,
  newSchoolPersonParentMobileMax,
  newSchoolPersonPermissionsMax,
  schoolPersonChangeParentNameMax,
  schoolPersonChangeParentMobileMax,
  schoolPermissionsChangePermissionsMax,
  invitationSheetRowsItemNamesMax,
  invitationSheetRowsMax,
  invitationPageRecordsMax,
  EnquiryNoteMax,
  enquiryChildAgeMin,
  enquiryChildAgeMax,
  enquiryTextMax,
  enquiryCountCountMin,
  enquiryPageRecordsMax,
  enquiryPageCountsMax,
  schoolCourseFilterKeywordMax,
  officeTextbookChapterCountMin,
  LessonMinutesMax,
  PriceMinorMin,
  PriceMinorMax,
  CurrencyMax,
  officeCourseTotalLessonsMin,
  officeCourseClassCountMin,
  officeCourseStudentCountMin,
  schoolCoursePageRecordsMax,
  SystematicCourseNameMin,
  SystematicCourseNameMax,
  newSchoolCourseIntroductionMax,
  schoolCourseChangeIntroductionMax,
  schoolClassFilterKeywordMax,
  officeClassStudentCountMin,
  officeClassLessonCountMin,
  schoolClassPageRecordsMax,
  schoolClassDetailStudentsMax,
  schoolClassDetailLessonsMax,
  OfficeClassNameMax,
  StudentLimitMax,
  classEnrolmentStuIdsMax,
  classStudentsChangeStuIdsMax,
  ClockTimeMax,
  cycleSlotWeekdayMax,
  CalendarDayMax,
  lessonSeriesCycleMax,
  lessonSeriesCountMax,
  lessonSeriesPreviewLessonsMax,
  lessonSeriesRequestCycleMax,
  lessonSeriesRequestCountMax,
  schoolLessonsRefLessonIdsMax,
  WebOriginMax,
  clientKeyOriginsMax,
  ClientKeyNameMax,
  newClientKeyOriginsMax,
  clientKeyOriginsOriginsMax,
  auditFilterKeywordMax,
  auditFilterActionMax,
  auditPageRecordsMax,
  schoolStorageUsedBytesMin,
  schoolStorageQuotaBytesPerPersonMin,
  schoolStorageFreeBytesMin,
  schoolStoragePeopleItemUsedBytesMin,
  schoolStoragePeopleItemFilesMin,
  schoolStoragePeopleMax,
  schoolJobFilterKindMax,
  schoolJobAttemptsMin,
  schoolJobPageRecordsMax,
  schoolImportTablesMax,
  schoolImportUnreadColumnsItemMax,
  schoolImportUnreadColumnsMax,
  schoolImportRowsMin,
  schoolImportGoodMin,
  schoolImportBadMin,
  schoolImportDoneMin,
  schoolImportCreatedMin,
  schoolImportChangedMin,
  schoolImportUnchangedMin,
  schoolImportPageRecordsMax,
  schoolImportRowProblemsItemValueMax,
  schoolImportRowProblemsItemAllowedMax,
  schoolImportRowProblemsMax,
  schoolImportRowPageRecordsMax,
  InvitationSecretMin,
  InvitationSecretMax,
  registrationDetailsParentNameMax,
  registrationDetailsParentMobileMax,
  invitationAcceptanceParentNameMax,
  invitationAcceptanceParentMobileMax,
  metricEntryUserIdMax,
  metricEntryStuIdMax,
  metricEntryDataMax,
  metricsReportInfosMax,
  metricsReceiptAcceptedMin,
  courseDurationDurationMinutesMin,
  courseDurationDurationMinutesMax,
  courseDurationLabelMax,
  NationMax,
  phoneZoneZoneMax,
  phoneZoneNameMax,
  phoneZoneFlagMax,
  phoneZoneExampleMax,
  desktopReleasesRequestVersionMax,
  desktopReleaseVersionMax,
  desktopReleaseNotesMax,
  desktopReleaseSizeBytesMin,
  desktopReleasesReleasesMax,
  passwordRuleMinLengthMin,
  passwordRuleMinLengthMax,
  passwordRuleMaxLengthMin,
  passwordRuleMaxLengthMax,
  passwordRuleKindsMax,
  passwordRuleNeedsMax,
  feedbackDetailLessonNameMax,
  feedbackDetailClassNameMax,
  feedbackDetailContentMax,
  accountStudentNameMax,
  accountStudentNicknameMax,
  accountStudentGradeNameMax,
  taughtClassClassNameMax,
  taughtClassCourseNameMax,
  teacherInfoNameMax,
  teacherInfoNicknameMax,
  teacherInfoIntroductionMax,
  profileChangeNameMax,
  profileChangeNicknameMax,
  profileChangeIntroductionMax,
  profileChangeBirthdayOneMax,
  profileNameMax,
  profileNicknameMax,
  profileIntroductionMax,
  profileGradeNameMax,
  MaskedMobileMax,
  phoneChangeZoneMax,
  phoneChangeMobileMax,
  wechatBindingNicknameMax,
  PasskeyNameMax,
  accountPersonNameMax,
  accountInfoUsernameMax,
  accountInfoZoneMax,
  accountInfoPasswordDaysLeftMin,
  accountInfoRecoveryCodesLeftMin,
  accountInfoRecoveryCodesLeftMax,
  accountInfoPasskeysMax,
  accountInfoSessionCountMin,
  accountInfoDeviceCountMin,
  accountInfoDeletionDaysMin,
  lessonSummaryCourseNameMax,
  lessonSummaryLessonNameMax,
  lessonSummaryStudentCountMin,
  lessonSummaryStudentLimitMax,
  lessonSummaryClassNameMax,
  lessonSummaryResourceCountMin,
  lessonSummaryHomeworkCountMin,
  lessonDayServerTimeMax,
  yearRequestYearMin,
  yearRequestYearMax,
  lessonDateLessonsMin,
  lessonDateHomeworkMin,
  lessonDatesYearMin,
  lessonDatesYearMax,
  lessonDatesDaysMax,
  NameForReaderMax,
  PercentMin,
  PercentMax,
  recentStudyChapterNameMax,
  recentStudySecondsMin,
  studyProgressReportSecondsMin,
  studyProgressReportSecondsMax,
  studyProgressSecondsMin,
  TeachingTypeTextMax,
  teachingTypeLabelMax,
  ClassNameTextMax,
  CourseNameTextMax,
  LessonNameTextMax,
  studentCourseTotalLessonsMin,
  studentCourseLessonsHeldMin,
  studentCourseLessonsAttendedMin,
  StarsMax,
  performanceCommentMax,
  prizeCountsStarMin,
  prizeCountsFlowerMin,
  prizeCountsTrophyMin,
  prizeCountsTotalMin,
  practiceSummaryTitleMax,
  practiceSummaryQuestionCountMin,
  practiceSummaryQuestionCountMax,
  practiceSummaryCorrectCountMin,
  performanceDetailHistoryMax,
  attendancePlanRequestReasonMax,
  attendancePlanReceiptReasonMax,
  chatGroupLastSeqMin,
  OptionKeysMax,
  TypedAnswersMax,
  typedAnswersItemMax,
  typedQuestionBlanksMax,
  typedQuestionAcceptedOneMax,
  typedQuestionBucketsOneMax,
  typedQuestionBucketsOneItemRightMin,
  typedQuestionBucketsOneItemToneMissingMin,
  typedQuestionBucketsOneItemWrongToneMin,
  typedQuestionBucketsOneItemHomophoneMin,
  typedQuestionBucketsOneItemSoundMin,
  typedQuestionBucketsOneItemNearMin,
  typedQuestionBucketsOneItemOtherMin,
  typedQuestionBucketsOneItemEmptyMin,
  practiceQuestionNoMax,
  practiceQuestionTitleMax,
  practiceQuestionOptionsItemTitleMax,
  practiceQuestionOptionsItemCountMin,
  practiceQuestionOptionsMax,
  practiceQuestionAnsweredMin,
  practiceQuestionCorrectMin,
  TypedTextsMax,
  typedTextsItemMax,
  writingResultMistakesMin,
  writingResultMistakesMax,
  writingResultMsMin,
  writingResultMsMax,
  practiceAnswerAnswersItemNoMax,
  practiceAnswerAnswersMax,
  practiceAnswerCorrectCountMin,
  practiceAnswerAfterMsMin,
  practiceTitleMax,
  practiceLimitSecondsMin,
  practiceLimitSecondsMax,
  practiceAnsweredCountMin,
  practiceQuestionsMax,
  prizeCountMax,
  prizeReasonMax,
  lessonPrizesTotalMin,
  practiceAnswerRequestAnswersItemNoMax,
  practiceAnswerRequestAnswersMax,
  CourseIntroductionMax,
  lessonChapterNameMax,
  lessonChapterSummaryMax,
  lessonChapterWordCountMin,
  lessonDetailResourceCountMin,
  lessonDetailHomeworkCountMin,
  classTeacherNameMax,
  classTeacherNicknameMax,
  classTeacherIntroductionMax,
  paidCourseTextbookNameMax,
  NoticeTitleMax,
  NoticeContentMax,
  noticeReadCountMin,
  noticeAudienceCountMin,
  chapterProgressNameMax,
  chapterProgressSummaryMax,
  chapterProgressMinutesMin,
  chapterProgressWordCountMin,
  chapterProgressSecondsMin,
  courseChaptersTextbookNameMax,
  courseChaptersSecondsMin,
  chapterWordHanziMax,
  chapterWordPinyinMax,
  chapterWordMeaningMax,
  chapterContentNameMax,
  chapterContentSummaryMax,
  chapterContentMinutesMin,
  chapterContentTextItemMax,
  chapterContentSecondsMin,
  HomeworkTitleMax,
  FullScoreMin,
  FullScoreMax,
  LimitMinutesMin,
  LimitMinutesMax,
  studentHomeworkQuestionCountMin,
  studentHomeworkQuestionCountMax,
  studentHomeworkScoreMin,
  studentHomeworkScoreMax,
  StudentHomeworkListMax,
  MonthMax,
  stateCountCountMin,
  StateCountsMin,
  StateCountsMax,
  studentHomeworkPageRecordsMax,
  homeworkFiltersCoursesMax,
  homeworkFiltersMonthsMax,
  HomeworkContentMax,
  MarkingCommentMax,
  paperReviewScoreMin,
  paperReviewScoreMax,
  QuestionTitleMax,
  PassageMax,
  choiceOptionTitleMax,
  ChoiceOptionsMax,
  questionRubyFromMin,
  questionRubyFromMax,
  questionRubyToMax,
  questionRubyPinyinMax,
  QuestionRubiesMax,
  QuestionScoreMin,
  QuestionScoreMax,
  AnalysisMax,
  annotationPinXMin,
  annotationPinXMax,
  annotationPinYMin,
  annotationPinYMax,
  annotationPinTextMax,
  annotationPinPointsMin,
  annotationPinPointsMax,
  annotationInkMax,
  annotationPinsMax,
  AnnotationsMax,
  answerMarkScoreMin,
  answerMarkScoreMax,
  workQuestionAnswerModesMax,
  workQuestionSuggestedScoreMin,
  workQuestionSuggestedScoreMax,
  earlierTryTryNoMax,
  earlierTryScoreMin,
  earlierTryScoreMax,
  earlierTryAnswersMax,
  EarlierTriesMax,
  studentWorkQuestionsMax,
  AttachmentIdsMax,
  AudioIdsMax,
  GivenInstantMax,
  answersSaveRequestAnswersMax,
  QuestionNosMax,
  systemMessageKindTwoMax,
  systemMessageTextMax,
  messageNewsUnreadMin,
  roomTicketTokenMin,
  groupMessageNameMax,
  groupMessageTextMax,
  groupQrCodeTeacherNameMax,
  groupQrCodeLinkMax,
  chatErrorReportCodeMax,
  chatErrorReportMessageMax,
  chatErrorReportDataMax,
  readMessagesRequestMessageIdsMax,
  unreadCountTotalMin,
  unreadCountCategoriesItemUnreadMin,
  groupTicketTicketMax,
  rtcTokenTokenMin,
  rtcAppInfoSdkAppIdMin,
  liveStreamStreamsItemUrlMax,
  ratingRequestScoreMax,
  ratingRequestCommentMax,
  ratingScoreMax,
  ratingCommentMax,
  lessonFeedbackNoteContentMax,
  FeedbackOptionIdsMax,
  FeedbackContentMax,
  replayBriefDurationSecondsMin,
  lessonFinishPresentSecondsMin,
  lessonFinishTalkSecondsMin,
  commentRequestContentMax,
  commentNoMax,
  commentContentMax,
  transcodePercentMin,
  transcodePercentMax,
  transcodePagesMin,
  resourceItemSizeBytesMin,
  resourceItemDurationSecondsMin,
  replayTitleMax,
  replayDurationSecondsMin,
  replaySizeBytesMin,
  replayAuditReasonMax,
  EpochSecondsMin,
  cloudResourceSizeBytesMin,
  cloudResourceDurationSecondsMin,
  cloudResourceRequestDurationSecondsMax,
  SearchKeywordMax,
  CategoryIdMax,
  askedQuestionCategoryNameMax,
  askedQuestionCategoryCountMin,
  askedQuestionQuestionMax,
  askedQuestionAnswerMax,
  ViewerZoneMax,
  RemainingAdjustmentsMin,
  classListRequestKeywordMax,
  PlannedLessonsMin,
  classCardStudentCountMin,
  classCardStudentLimitMax,
  classCardTotalLessonsMin,
  classCardFinishedLessonsMin,
  classPageRecordsMax,
  LessonStartAsReadMax,
  LessonMoveReasonMax,
  taughtCourseStudentsMin,
  taughtCourseTotalLessonsMin,
  taughtCourseFinishedLessonsMin,
  classChapterChapterNameMax,
  classTextbookNameMax,
  classTextbookIntroductionMax,
  classTextbookChaptersMin,
  attendanceCountsPresentMin,
  attendanceCountsLateMin,
  attendanceCountsAbsentMin,
  classStudentNameMax,
  classStudentNicknameMax,
  homeworkProgressAssignedMin,
  homeworkProgressHandedInMin,
  homeworkProgressGradedMin,
  studentRecordNameMax,
  studentRecordNicknameMax,
  studentRecordIntroductionMax,
  studentRecordAgeMin,
  studentRecordAgeMax,
  studentRecordParentNameMax,
  studentRecordParentMobileMax,
  studentRecordWechatNameMax,
  lessonStatisticsDayPlannedMin,
  lessonStatisticsDayHeldMin,
  lessonStatisticsDayTaughtMinutesMin,
  lessonStatisticsPlannedMin,
  lessonStatisticsHeldMin,
  lessonStatisticsExpiredMin,
  lessonStatisticsTaughtMinutesMin,
  lessonStatisticsDaysMax,
  lessonResourceResourceUrlMax,
  lessonResourceSizeBytesMin,
  lessonResourceDurationSecondsMin,
  lessonResourceRemovalLessonResourceIdsMax,
  lessonResourceRemovalTeachingTypeMax,
  practiceScoreQuestionsMin,
  practiceScoreAnsweredMin,
  practiceScoreCorrectMin,
  courseEndLessonsLeftMin,
  courseEndExtensionMaxMin,
  AverageScoreMax,
  lessonRatingAverageRatingsMin,
  courseScoreRatingsMin,
  courseScoreStarsItemMin,
  courseScoreStarsMin,
  courseScoreStarsMax,
  studentAttendancePresentSecondsMin,
  attendanceMatrixRequestSizeMax,
  attendanceMatrixLessonsMax,
  attendanceMatrixStudentsMax,
  attendanceMatrixMarksMax,
  classTotalsEnrolledMin,
  classTotalsPresentMin,
  classTotalsLateMin,
  classTotalsAbsentMin,
  classTotalsMessagesMin,
  classTotalsPagesMin,
  classTotalsAverageScoreMax,
  rollCallCountAnsweredMin,
  rollCallCountAnsweredMax,
  rollCallCountHeldMin,
  rollCallCountHeldMax,
  studentResultNameMax,
  studentResultPresentSecondsMin,
  studentResultTalkSecondsMin,
  studentResultMessagesMin,
  studentResultHandsRaisedMin,
  studentResultPicksMin,
  studentResultScoreMax,
  studentResultCommentMax,
  chatRecordNameMax,
  chatRecordTextMax,
  boardPageSummaryStrokeCountMin,
  classResultChatMax,
  studentStatisticsRowNameMax,
  studentStatisticsRowPresentMinutesMin,
  studentStatisticsRowPrizesMin,
  studentStatisticsHeldLessonsMin,
  classDetailRatingsMin,
  lessonPageRecordsMax,
  studentRemovalStudentCountMin,
  classLessonsTotalLessonsMin,
  lessonDeletionRequestLessonIdsMax,
  lessonDraftLessonNameMin,
  lessonDraftLessonNameMax,
  lessonDraftsRequestLessonsMax,
  lessonDraftsCheckChecksMax,
  studentPlanReasonMax,
  continuationRequestCountMax,
  continuationLessonsMax,
  classStudentListRequestKeywordMax,
  classStudentPageRecordsMax,
  classFilterKeywordMax,
  classStatusCountCountMin,
  boardBackgroundNameMax,
  boardBackgroundUrlMax,
  boardBackgroundRequestNameMax,
  practiceRequestTitleMax,
  practiceRequestLimitSecondsMin,
  practiceRequestLimitSecondsMax,
  practiceRequestOptionCountMin,
  practiceRequestOptionCountMax,
  practiceRequestQuestionIdsMax,
  practiceRequestCharactersItemMax,
  practiceRequestCharactersMax,
  prizeRequestStuIdsMax,
  prizeRequestCountMax,
  prizeRequestReasonMax,
  lessonTimeSuggestionsTimesMax,
  performanceRequestCommentMax,
  subjectNameMax,
  subjectChildCountMin,
  PublicCourseNameMin,
  PublicCourseNameMax,
  PublicCourseIntroductionMax,
  publicCourseChangeStudentLimitMax,
  publicCourseChangeTotalLessonsMax,
  publicCourseChangeCycleMax,
  publicCourseChangeStartTimesMax,
  publicCourseSubjectNameMax,
  publicCourseStudentLimitMax,
  publicCourseRegisteredMin,
  publicCourseTotalLessonsMin,
  publicCourseTextbookNameMax,
  publicCourseRequestStudentLimitMax,
  publicCourseRequestTotalLessonsMax,
  publicCourseRequestCycleMax,
  publicCourseRequestStartTimesMax,
  publicCourseCardSubjectNameMax,
  publicCourseCardRegisteredMin,
  publicCourseCardStudentLimitMax,
  publicCourseCardTotalLessonsMin,
  publicCourseCardLessonsHeldMin,
  filterValueValueMax,
  filterValueLabelMax,
  filterValueCountMin,
  textbookChapterNameMax,
  textbookChapterMinutesMin,
  textbookChapterWordCountMin,
  textbookNameMax,
  textbookIntroductionMax,
  textbookGradeNameMax,
  chapterRenameChapterNameMin,
  chapterRenameChapterNameMax,
  renamedChapterChapterNameMin,
  renamedChapterChapterNameMax,
  renamedChapterRenamedLessonsMin,
  courseStatsLessonPresentMin,
  courseStatsLessonLateMin,
  courseStatsLessonAbsentMin,
  courseStatsLessonRatingsMin,
  courseStatsRegisteredMin,
  courseStatsStudentLimitMin,
  courseStatsTotalLessonsMin,
  courseStatsLessonsHeldMin,
  courseStatsAttendanceRateMin,
  courseStatsAttendanceRateMax,
  courseStatsScoresItemMin,
  courseStatsScoresMin,
  courseStatsScoresMax,
  courseStatsPaidOrdersMin,
  courseStatsIncomeMinorMin,
  registrationExtensionStudentLimitMax,
  registrationExtensionStuIdsMax,
  startTimesCheckStartTimesMax,
  cycleCheckCycleMax,
  cycleCheckTotalLessonsMax,
  base64UploadRequestBase64StrMin,
  base64UploadRequestBase64StrMax,
  imagesRequestNewFileNamesMax,
  imagesRequestFileNamesMax,
  objectsRequestNewFileNamesMax,
  objectsRequestResourceIdsMax,
  resourceFilterKeywordMax,
  lessonFilesBringRequestResourceIdsMax,
  storageOfTypeBytesMin,
  storageUsedBytesMin,
  storageQuotaBytesMin,
  storageTypesMax,
  studentResourceFilterKeywordMax,
  courseRowsCountMin,
  studentResourcePageRecordsMax,
  studentResourcePageCoursesMax,
  KeywordMax,
  homeworkCountsAssignedMin,
  homeworkCountsNotHandedInMin,
  homeworkCountsWaitingMin,
  homeworkCountsGradedMin,
  homeworkCountsReturnedMin,
  homeworkCountsAverageScoreMin,
  homeworkCountsAverageScoreMax,
  homeworkOverviewQuestionCountMin,
  homeworkOverviewQuestionCountMax,
  markingStateCountCountMin,
  MarkingStateCountsMin,
  MarkingStateCountsMax,
  homeworkPageRecordsMax,
  PaperQuestionInputsMax,
  typedKeyAcceptedItemItemMax,
  typedKeyAcceptedItemMax,
  typedKeyAcceptedMax,
  typedKeyPinyinItemItemMax,
  typedKeyPinyinItemMax,
  typedKeyPinyinMax,
  questionAnswerModesMax,
  questionUsedCountMin,
  homeworkDetailQuestionsMax,
  answerSubmitDtoAnswersMax,
  workAsReadHandInCountMin,
  workAsReadHandInCountMax,
  markingReceiptScoreMin,
  markingReceiptScoreMax,
  markingReceiptWaitingMin,
  homeworkStudentScoreMin,
  homeworkStudentScoreMax,
  choiceCountCountMin,
  questionStatisticsAnsweredMin,
  questionStatisticsRightMin,
  questionStatisticsRightRateMin,
  questionStatisticsRightRateMax,
  questionStatisticsAverageScoreMin,
  questionStatisticsAverageScoreMax,
  questionStatisticsChoicesMax,
  homeworkStudentsStudentsMax,
  homeworkStudentsQuestionsMax,
  classHomeworkCountStudentCountMin,
  classHomeworkCountHomeworkCountMin,
  classHomeworkCountDraftCountMin,
  classHomeworkCountWaitingMin,
  classHomeworkCountOverdueMin,
  classHomeworkCountHandedInRateMin,
  classHomeworkCountHandedInRateMax,
  ClassHomeworkCountsMax,
  answerPaperSummaryScoreMin,
  answerPaperSummaryScoreMax,
  answerPaperSummaryHandInCountMin,
  answerMarkDraftScoreMin,
  answerMarkDraftScoreMax,
  markingDraftHandInCountMin,
  markingDraftListMax,
  answerPaperQuestionsMax,
  reminderRequestStuIdsMax,
  reminderReceiptRemindedStuIdsMax,
  lessonHomeworkCountHomeworkCountMin,
  lessonHomeworkCountDraftCountMin,
  lessonHomeworkCountAssignedMin,
  lessonHomeworkCountHandedInMin,
  lessonHomeworkCountWaitingMin,
  lessonHomeworkPageRecordsMax,
  waitingCountWaitingMin,
  waitingCountOverdueMin,
  waitingCountHomeworkCountMin,
  answerPaperMarksRequestListMax,
  answerPaperMarksRequestCommentListMax,
  answerPaperMarksRequestImageListMax,
  paperSummaryQuestionCountMin,
  paperSummaryQuestionCountMax,
  paperPageRecordsMax,
  questionPageRecordsMax,
  answerPaperPageRecordsMax,
  questionSaveRequestAnswerModesMax,
  questionLineAnswerModesMax,
  questionLinesRequestCommandIdMin,
  questionLinesRequestCommandIdMax,
  questionLinesRequestQuestionsMax,
  questionLineReceiptIssuesMax,
  questionLinesReceiptLinesMax,
  paperQuestionsMax,
  answerOfStudentDraftScoreMin,
  answersOfQuestionRecordsMax,
  preparedQuestionsQuestionsMax,
  preparedQuestionsRequestQuestionIdsMax,
  answerMarkDraftInputScoreMin,
  answerMarkDraftInputScoreMax,
  markingDraftRequestListMax,
  MarkingPhraseTextMax,
  MarkingPhrasePointsMin,
  MarkingPhrasePointsMax,
  markingPhraseUseCountMin,
  MarkingPhrasesMax,
  ReturnCommentMax,
  noticesRequestClassIdsMax,
  attendanceSummaryLessonsMin,
  attendanceSummaryPresentMin,
  attendanceSummaryLateMin,
  attendanceSummaryAbsentMin,
  homeworkSummaryAssignedMin,
  homeworkSummarySubmittedMin,
  homeworkSummaryGradedMin,
  studentInfoNameMax,
  studentInfoNicknameMax,
  studentInfoIntroductionMax,
  studentInfoAgeMin,
  studentInfoAgeMax,
  studentInfoGradeNameMax,
  studentInfoParentNameMax,
  studentInfoWechatNameMax,
  studentSearchNameMax,
  studentRowNameMax,
  studentRowNicknameMax,
  studentRowGradeNameMax,
  studentRowClassNamesItemMax,
  recordingDurationSecondsMin,
  dictionaryEntryValueMax,
  dictionaryEntryLabelMax,
  dictionaryCategoryNameMax,
  gradeNameMax,
  merchantNameMax,
  merchantRegionMax,
  classChoiceStudentCountMin,
  taughtLessonTaughtMinutesMin,
  taughtLessonRatingsMin,
  taughtLessonPerformancesWrittenMin,
  taughtLessonHomeworkCountMin,
  taughtLessonBoardPagesMin,
  taughtLessonBoardPagesMax,
  taughtLessonPageRecordsMax,
  replayFilterKeywordMax,
  replayRequestTitleMax,
  replayRequestDurationSecondsMax,
  videoReplayRequestTitleMax,
  videoReplayRequestDurationSecondsMax,
  roomReplayTitleMax,
  dueHomeworkTitleMax,
  dueHomeworkEndTimeMax,
  pastLessonsRequestSizeMax,
  pastHomeworkTitleMax,
  pastLessonPresentMinutesMin,
  pastLessonStarsMax,
  pastLessonHomeworkMax,
  attendanceMonthMonthMax,
  attendanceMonthPresentMin,
  attendanceMonthLateMin,
  attendanceMonthAbsentMin,
  attendanceMonthOnLeaveMin,
  pastLessonPageRecordsMax,
  pastLessonPageMonthsMax,
  pastLessonPageCoursesMax,
  homeworkTallyAssignedMin,
  homeworkTallyHandedInMin,
  homeworkTallyGradedMin,
  homeworkTallyMissingMin,
  taughtStudentClassClassNameMax,
  taughtStudentClassCourseNameMax,
  taughtStudentNameMax,
  taughtStudentNicknameMax,
  taughtStudentIntroductionMax,
  taughtStudentAgeMin,
  taughtStudentAgeMax,
  taughtStudentGradeNameMax,
  taughtStudentParentNameMax,
  taughtStudentWechatNameMax,
  lessonRenameRequestLessonNameMin,
  lessonRenameRequestLessonNameMax,
  taughtChapterNameMax,
  taughtChapterSummaryMax,
  taughtChapterMinutesMin,
  taughtChapterTextItemMax,
  replayDecisionReasonMax,
  calendarFeedUrlMax,
  refreshRequestRefreshTokenMin,
  refreshRequestRefreshTokenMax,
  captchaWorkChallengeMax,
  captchaWorkAnswerChallengeMin,
  captchaWorkAnswerChallengeMax,
  captchaWorkAnswerCounterMin,
  captchaWorkAnswerCounterMax,
  captchaWorkAnswerDerivedKeyMax,
  solvedCaptchaCaptchaVerificationMin,
  solvedCaptchaCaptchaVerificationMax,
  RpIdMax,
  PasskeyTimeoutMin,
  PasskeyTimeoutMax,
  outboxRequestRecipientMax,
  outboxEntryRecipientMax,
  outboxEntryTextMax,
  sessionEntryAddressMax,
  deviceEntryDeviceIdMax,
  deviceChoiceDeviceIdMax,
  totpSetupSecretMax,
  totpSetupUriMax,
  recoveryCodesCodesMin,
  recoveryCodesCodesMax,
  passkeyCreationRpNameMax,
  passkeyCreationUserNameMax,
  passkeyCreationDisplayNameMax,
  passkeyCreationTakenIdsMax,
  passkeyRegistrationTransportsItemMax,
  passkeyRegistrationTransportsMax,
  threadMessageTextMax,
  threadMessagePicturesMax,
  threadUnreadMin,
  threadPageUnreadMin,
  threadMessageRequestTextMax,
  threadMessageRequestResourceIdsMax,
  threadReceiptUnreadMin,
  catalogueFacetsSubjectsMax,
  catalogueFacetsKindsMax,
  catalogueFacetsClassTypesMax,
  catalogueFacetsPricesFreeMin,
  catalogueFacetsPricesPaidMin,
  catalogueCourseSubjectNameMax,
  catalogueCourseTotalLessonsMin,
  catalogueCourseSeatsMax,
  catalogueCourseSeatsLeftMin,
  catalogueCourseSeatsLeftMax,
  catalogueCourseConflictsMin,
  outlineChapterNameMax,
  outlineChapterSummaryMax,
  catalogueClassSeatsMax,
  catalogueClassSeatsLeftMin,
  catalogueClassSeatsLeftMax,
  catalogueDetailTextbookNameMax,
  catalogueDetailChaptersMax,
  catalogueDetailRatingsMin,
  schoolCardNameMax,
  schoolCardRegionMax,
  schoolCardSummaryMax,
  schoolCardCoursesMin,
  schoolCourseTotalLessonsMin,
  schoolDetailIntroductionMax,
  schoolDetailAddressMax,
  schoolDetailPhoneMax,
  offeredCourseSchoolNameMax,
  offeredCourseSchoolRegionMax,
  offeredTeacherNameMax,
  offeredTeacherIntroductionMax,
  offeredClassSeatsMax,
  offeredClassSeatsLeftMin,
  offeredClassSeatsLeftMax,
  offeredClassLessonsMax,
  offeredCourseSubjectNameMax,
  offeredCourseChaptersMax,
  offeredCourseClassesMax,
  offeredCourseRatingsMin,
  EnquirerContactMin,
  EnquirerContactMax,
  enquiryRequestChildAgeMin,
  enquiryRequestChildAgeMax,
  enquiryRequestTextMax,
  enquiryReceiptPhoneMax,
  favouriteFilterTargetsItemMax,
  favouriteFilterTargetsMax,
  KeptWordMax,
  favouriteSourceTitleMax,
  wordReviewStabilityMin,
  wordReviewStabilityMax,
  wordReviewDifficultyMin,
  wordReviewDifficultyMax,
  wordReviewRepsMin,
  wordReviewLapsesMin,
  wordReviewNextDaysItemMax,
  wordReviewNextDaysMin,
  wordReviewNextDaysMax,
  favouriteTitleMax,
  favouriteCourseNameMax,
  favouritePinyinMax,
  favouriteMeaningMax,
  favouritePageRecordsMax,
  favouritePageDueMin,
  favouritePageDueMax,
  searchRequestTextMax,
  foundThingTitleMax,
  foundThingExtractMax,
  foundThingCourseNameMax,
  searchPageRecordsMax,
  searchPageTotalMin,
  searchPageTotalMax,
  wordsRequestTextsMax,
  wordsReceiptAddedMin,
  wordsReceiptAddedMax,
  wordsReceiptAlreadyKeptMin,
  wordsReceiptAlreadyKeptMax,
  wordsReceiptRefusedItemMax,
  wordsReceiptRefusedMax,
  wordReviewRequestRatingMax,
  orderExpiresAtMax,
  orderSecondsLeftMin,
  MailAddressMin,
  MailAddressMax,
  unpaidOrderFilterKeywordMax,
  markPaidRequestNoteMax,
  paymentRequestPaymentTokenMax,
  paymentNoticeNoticeMax,
  contractBriefSignerNameMax,
  contractClauseHeadingMax,
  contractClauseTextMax,
  contractDocumentTitleMax,
  contractDetailVersionMax,
  contractSignatureSignerNameMax,
  studyTotalsLessonsAttendedMin,
  studyTotalsLessonsAbsentMin,
  studyTotalsMinutesMin,
  studyTotalsHomeworkDoneMin,
  studyTotalsHomeworkDueMin,
  studyTotalsAverageScoreMin,
  studyTotalsAverageScoreMax,
  studyTotalsPrizesMin,
  supervisionSettingsLetterMailAddressMax,
  supervisionSettingsLetterUnconfirmedAddressMax,
  supervisedLessonMinutesMin,
  supervisedLessonStarsMax,
  supervisedLessonCommentMax,
  supervisedLessonWordsMax,
  supervisedHomeworkTitleMax,
  supervisedHomeworkScoreMin,
  supervisedHomeworkFullScoreMin,
  supervisionDetailLessonsTotalMin,
  supervisionDetailHomeworkTotalMin,
  BoardBackgroundsDataMax,
  CloudResourcesDataMax,
  BroughtFilesDataMax,
  NoticesDataMax,
  studentAskedQuestionsQueryKeywordMax,
  studentAskedQuestionsQueryCategoryMax,
  studentAskedQuestionsQueryCurrentMax,
  studentAskedQuestionsQuerySizeMax,
  listClassChaptersQueryCourseIdMax,
  listClassChaptersQueryClassIdMax,
  listClassChaptersQueryTimezoneMax,
  getClassTextbookQueryClassIdMax,
  correctAttendanceQueryLessonIdMax,
  correctAttendanceQueryStuIdMax,
  listPapersQueryChapterIdMax,
  listPapersQueryKeywordMax,
  listPapersQueryCurrentMax,
  listPapersQuerySizeMax,
  listQuestionsQuerySubjectIdMax,
  listQuestionsQueryGradeIdMax,
  listQuestionsQueryChapterIdMax,
  listQuestionsQueryLessonIdMax,
  listQuestionsQueryKeywordMax,
  listQuestionsQueryCurrentMax,
  listQuestionsQuerySizeMax,
  listAnswerPapersQueryClassIdMax,
  listAnswerPapersQueryHomeworkIdMax,
  listAnswerPapersQueryLessonIdMax,
  listAnswerPapersQueryStuIdMax,
  listAnswerPapersQueryKeywordMax,
  listAnswerPapersQueryCurrentMax,
  listAnswerPapersQuerySizeMax,
  getAnswerPaperQueryAnswerPaperIdMax,
  teacherAskedQuestionsQueryKeywordMax,
  teacherAskedQuestionsQueryCategoryMax,
  teacherAskedQuestionsQueryCurrentMax,
  teacherAskedQuestionsQuerySizeMax,
  updateMarkByQueryHomeworkIdMax,
  updateMarkByQueryCorrectTimeMax,
  getQuestionQueryQuestionIdMax,
  getPaperQueryPaperIdMax,
  getHomeworkQueryHomeworkIdMax,
  listAnswersOfQuestionQueryHomeworkIdMax,
  listAnswersOfQuestionQueryNoMax,
  listAnswersOfQuestionQueryCurrentMax,
  listAnswersOfQuestionQuerySizeMax,
  listSubjectsByParentQueryPidMax,
  listDictionaryEntriesQueryCataIdMax,
  getVideoSignatureQueryFileNameMax,
  teacherRoomKeyframePathLessonIdMax,
  studentRoomKeyframePathLessonIdMax,
  teacherRoomReplayPathLessonIdMax,
  teacherRoomLogPathLessonIdMax,
  teacherRoomLogQueryAfterSeqMin,
  teacherRoomLogQueryAfterSeqMax,
  teacherRoomLogQueryLimitMax,
  teacherReplayKeyframePathLessonIdMax,
  teacherReplayKeyframeQuerySeqMax,
  studentRoomReplayPathLessonIdMax,
  studentRoomLogPathLessonIdMax,
  studentRoomLogQueryAfterSeqMin,
  studentRoomLogQueryAfterSeqMax,
  studentRoomLogQueryLimitMax,
  studentReplayKeyframePathLessonIdMax,
  studentReplayKeyframeQuerySeqMax,
  readCalendarFeedPathFeedTokenMax,
  listCatalogueQueryKeywordMax,
  listCatalogueQuerySubjectIdMax,
  listCatalogueQueryFromHourMin,
  listCatalogueQueryFromHourMax,
  listCatalogueQueryUntilHourMax,
  listCatalogueQueryTimezoneMax,
  listCatalogueQueryCurrentMax,
  listCatalogueQuerySizeMax,
  getCatalogueCoursePathCourseIdMax,
  listSchoolsQueryKeywordMax,
  listSchoolsQueryCurrentMax,
  listSchoolsQuerySizeMax,
  getSchoolPathSchoolIdMax,
  getOfferedCoursePathSchoolIdMax,
  getOfferedCoursePathCourseIdMax,
  listOrdersQueryCurrentMax,
  listOrdersQuerySizeMax,
  getOrderPathOrderIdMax,
  payOrderPathOrderIdMax,
  cancelOrderPathOrderIdMax,
  listContractsQueryCurrentMax,
  listContractsQuerySizeMax,
  getContractPathContractIdMax,
  signContractPathContractIdMax,
  getSupervisedStudentPathStuIdMax,
  getSupervisedStudentQueryWeeksMax,
  getSupervisedStudentQueryCurrentMax,
  getSupervisedStudentQuerySizeMax,
} from './limits.ts';
export * from './limits.ts';

export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const CaptchaVerification = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CaptchaVerificationMax));

export type CaptchaVerification = zod.input<typeof CaptchaVerification>;
export type CaptchaVerificationOutput = zod.output<typeof CaptchaVerification>;

export const UsernameLogin = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(usernameLoginUsernameMax)),
  "password": Password,
  "captchaVerification": CaptchaVerification
});

export type UsernameLogin = zod.input<typeof UsernameLogin>;
export type UsernameLoginOutput = zod.output<typeof UsernameLogin>;

export const ZoneRegExp = new RegExp('^\\+?[0-9]{1,4}$', 'u');


export const Zone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ZoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(ZoneRegExp));

export type Zone = zod.input<typeof Zone>;
export type ZoneOutput = zod.output<typeof Zone>;

export const MobileRegExp = new RegExp('^[0-9]{4,15}$', 'u');


export const Mobile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MobileMax, { abort: true })).check(/*#__PURE__*/ zod.regex(MobileRegExp));

export type Mobile = zod.input<typeof Mobile>;
export type MobileOutput = zod.output<typeof Mobile>;

export const PhoneLogin = /*#__PURE__*/ zod.object({
  "zone": Zone,
  "mobile": Mobile,
  "password": Password,
  "captchaVerification": CaptchaVerification
});

export type PhoneLogin = zod.input<typeof PhoneLogin>;
export type PhoneLoginOutput = zod.output<typeof PhoneLogin>;

export const LoginRequest = /*#__PURE__*/ zod.union([UsernameLogin,PhoneLogin]);

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const UserType = /*#__PURE__*/ zod.enum({
  student: '016001',
  teacher: '016002',
} as const);

export type UserType = zod.input<typeof UserType>;
export type UserTypeOutput = zod.output<typeof UserType>;

export const LoginInfo = /*#__PURE__*/ zod.object({
  "accessToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginInfoAccessTokenMin)),
  "refreshToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginInfoRefreshTokenMin)),
  "expiresIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "userType": UserType
});

export type LoginInfo = zod.input<typeof LoginInfo>;
export type LoginInfoOutput = zod.output<typeof LoginInfo>;

export const LoginSuccess = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.literal("200"),
  "message": /*#__PURE__*/ zod.string(),
  "info": LoginInfo
});

export type LoginSuccess = zod.input<typeof LoginSuccess>;
export type LoginSuccessOutput = zod.output<typeof LoginSuccess>;

export const Issue = /*#__PURE__*/ zod.object({
  "path": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string()
});

export type Issue = zod.input<typeof Issue>;
export type IssueOutput = zod.output<typeof Issue>;

export const IdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(IdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(IdRegExp));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const InstantRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const Instant = /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(InstantMax, { abort: true })).check(/*#__PURE__*/ zod.regex(InstantRegExp));

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const Avatar = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AvatarMax)));

export type Avatar = zod.input<typeof Avatar>;
export type AvatarOutput = zod.output<typeof Avatar>;

export const Person = /*#__PURE__*/ zod.object({
  "userId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personNameMax)),
  "avatar": Avatar
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;

export const Student = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentNameMax)),
  "avatar": Avatar
});

export type Student = zod.input<typeof Student>;
export type StudentOutput = zod.output<typeof Student>;

export const LessonConflict = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonConflictLessonNameMax)),
  "className": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonConflictClassNameMax)),
  "startTime": Instant,
  "endTime": Instant,
  "teacher": /*#__PURE__*/ zod.union([Person,/*#__PURE__*/ zod.null()]),
  "students": /*#__PURE__*/ zod.array(Student)
});

export type LessonConflict = zod.input<typeof LessonConflict>;
export type LessonConflictOutput = zod.output<typeof LessonConflict>;

export const ProofWay = /*#__PURE__*/ zod.enum(['password', 'smsCode', 'totp', 'recoveryCode', 'passkey']);

export type ProofWay = zod.input<typeof ProofWay>;
export type ProofWayOutput = zod.output<typeof ProofWay>;

export const DeviceDescription = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['phone', 'tablet', 'computer', 'unknown']),
  "browser": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deviceDescriptionBrowserMax))),
  "system": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deviceDescriptionSystemMax))),
  "model": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deviceDescriptionModelMax)))
});

export type DeviceDescription = zod.input<typeof DeviceDescription>;
export type DeviceDescriptionOutput = zod.output<typeof DeviceDescription>;

export const SignedInDevice = /*#__PURE__*/ zod.object({
  "device": DeviceDescription,
  "lastSeenAt": Instant
});

export type SignedInDevice = zod.input<typeof SignedInDevice>;
export type SignedInDeviceOutput = zod.output<typeof SignedInDevice>;

export const QuestionNo = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(QuestionNoMax));

export type QuestionNo = zod.input<typeof QuestionNo>;
export type QuestionNoOutput = zod.output<typeof QuestionNo>;

export const QuestionUse = /*#__PURE__*/ zod.object({
  "paperId": Id,
  "title": /*#__PURE__*/ zod.string(),
  "isTemplate": /*#__PURE__*/ zod.boolean(),
  "homeworkId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type QuestionUse = zod.input<typeof QuestionUse>;
export type QuestionUseOutput = zod.output<typeof QuestionUse>;

export const OptionalInstant = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":false}));

export type OptionalInstant = zod.input<typeof OptionalInstant>;
export type OptionalInstantOutput = zod.output<typeof OptionalInstant>;

export const ChoiceKey = /*#__PURE__*/ zod.enum(['A', 'B', 'C', 'D', 'E', 'F']);

export type ChoiceKey = zod.input<typeof ChoiceKey>;
export type ChoiceKeyOutput = zod.output<typeof ChoiceKey>;

export const ChoiceKeys = /*#__PURE__*/ zod.array(ChoiceKey).check(/*#__PURE__*/ zod.maxLength(ChoiceKeysMax));

export type ChoiceKeys = zod.input<typeof ChoiceKeys>;
export type ChoiceKeysOutput = zod.output<typeof ChoiceKeys>;

export const AnswerText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AnswerTextMax));

export type AnswerText = zod.input<typeof AnswerText>;
export type AnswerTextOutput = zod.output<typeof AnswerText>;

export const FileName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FileNameMax));

export type FileName = zod.input<typeof FileName>;
export type FileNameOutput = zod.output<typeof FileName>;

export const Attachment = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "fileName": FileName,
  "resourceUrl": /*#__PURE__*/ zod.string(),
  "contentType": /*#__PURE__*/ zod.string(),
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attachmentSizeBytesMin)),
  "durationSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attachmentDurationSecondsMin)))
});

export type Attachment = zod.input<typeof Attachment>;
export type AttachmentOutput = zod.output<typeof Attachment>;

export const Attachments = /*#__PURE__*/ zod.array(Attachment).check(/*#__PURE__*/ zod.maxLength(AttachmentsMax));

export type Attachments = zod.input<typeof Attachments>;
export type AttachmentsOutput = zod.output<typeof Attachments>;

export const Answer = /*#__PURE__*/ zod.object({
  "keys": ChoiceKeys,
  "text": AnswerText,
  "images": Attachments,
  "audio": Attachments,
  "savedAt": Instant.check(/*#__PURE__*/ zod.describe(''))
});

export type Answer = zod.input<typeof Answer>;
export type AnswerOutput = zod.output<typeof Answer>;

export const AnswerAsSaved = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "answer": /*#__PURE__*/ zod.union([Answer,/*#__PURE__*/ zod.null()])
});

export type AnswerAsSaved = zod.input<typeof AnswerAsSaved>;
export type AnswerAsSavedOutput = zod.output<typeof AnswerAsSaved>;

export const failureDetailReasonRegExp = new RegExp('^[a-z]+(-[a-z]+)*$', 'u');


export const FailureDetail = /*#__PURE__*/ zod.object({
  "issues": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Issue)),
  "retryAfterSeconds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(failureDetailRetryAfterSecondsMin))),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(failureDetailReasonRegExp))),
  "conflicts": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(LessonConflict)),
  "opensAt": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "limitBytes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "limitFiles": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "ticket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "ways": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProofWay)),
  "nickname": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "devices": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SignedInDevice)),
  "questionNos": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(QuestionNo)),
  "usedIn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(QuestionUse).check(/*#__PURE__*/ zod.maxLength(failureDetailUsedInMax))),
  "startTime": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "updatedAt": /*#__PURE__*/ zod.exactOptional(OptionalInstant).check(/*#__PURE__*/ zod.describe('')),
  "gradedAt": /*#__PURE__*/ zod.exactOptional(OptionalInstant).check(/*#__PURE__*/ zod.describe('')),
  "returnedAt": /*#__PURE__*/ zod.exactOptional(OptionalInstant).check(/*#__PURE__*/ zod.describe('')),
  "score": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(failureDetailScoreMin))),
  "handInCount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(failureDetailHandInCountMin))),
  "answers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AnswerAsSaved)),
  "students": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type FailureDetail = zod.input<typeof FailureDetail>;
export type FailureDetailOutput = zod.output<typeof FailureDetail>;

export const LoginFailure = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['-1', '400', '403', '413', '422', '429', '500', '503', '507', '30104', '30106', '30116', '30130', '30131', '30132', '30141', '50001', '50002', '50003', '50004', '50005', '50006', '50007', '50008', '50009', '50010', '50014', '50015', '50021', '50023']),
  "message": /*#__PURE__*/ zod.string(),
  "info": /*#__PURE__*/ zod.union([FailureDetail,/*#__PURE__*/ zod.null()])
});

export type LoginFailure = zod.input<typeof LoginFailure>;
export type LoginFailureOutput = zod.output<typeof LoginFailure>;

export const SmsCodeTextRegExp = new RegExp('^[0-9]{6}$', 'u');


export const SmsCodeText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SmsCodeTextMax, { abort: true })).check(/*#__PURE__*/ zod.regex(SmsCodeTextRegExp));

export type SmsCodeText = zod.input<typeof SmsCodeText>;
export type SmsCodeTextOutput = zod.output<typeof SmsCodeText>;

export const SmsLogin = /*#__PURE__*/ zod.object({
  "zone": Zone,
  "mobile": Mobile,
  "smsCode": SmsCodeText,
  "operation": /*#__PURE__*/ zod.enum(['login', 'resetPassword']),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smsLoginPasswordMax))),
  "keepWechat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SmsLogin = zod.input<typeof SmsLogin>;
export type SmsLoginOutput = zod.output<typeof SmsLogin>;

export const Role = /*#__PURE__*/ zod.enum(['teacher', 'student']);

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;

export const CurrentStudent = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentStudentNameMax))
});

export type CurrentStudent = zod.input<typeof CurrentStudent>;
export type CurrentStudentOutput = zod.output<typeof CurrentStudent>;

export const TimeZoneRegExp = new RegExp('^[A-Za-z][A-Za-z0-9/_+-]*$', 'u');


export const TimeZone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TimeZoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(TimeZoneRegExp));

export type TimeZone = zod.input<typeof TimeZone>;
export type TimeZoneOutput = zod.output<typeof TimeZone>;

export const UserInfo = /*#__PURE__*/ zod.object({
  "userId": Id,
  "userType": UserType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userInfoNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInfoNicknameMax)),
  "avatar": Avatar,
  "roles": /*#__PURE__*/ zod.array(Role).check(/*#__PURE__*/ zod.minLength(1)),
  "curStu": /*#__PURE__*/ zod.union([CurrentStudent,/*#__PURE__*/ zod.null()]),
  "schoolName": /*#__PURE__*/ zod.string(),
  "schoolLogo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "schoolTimeZone": TimeZone,
  "timeZone": /*#__PURE__*/ zod.union([TimeZone,/*#__PURE__*/ zod.null()]),
  "buttons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "isPasswordOld": /*#__PURE__*/ zod.boolean(),
  "closesAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;

export const ErrorCode = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(-1),/*#__PURE__*/ zod.literal(400),/*#__PURE__*/ zod.literal(401),/*#__PURE__*/ zod.literal(403),/*#__PURE__*/ zod.literal(404),/*#__PURE__*/ zod.literal(409),/*#__PURE__*/ zod.literal(413),/*#__PURE__*/ zod.literal(422),/*#__PURE__*/ zod.literal(429),/*#__PURE__*/ zod.literal(500),/*#__PURE__*/ zod.literal(503),/*#__PURE__*/ zod.literal(507),/*#__PURE__*/ zod.literal(30001),/*#__PURE__*/ zod.literal(30002),/*#__PURE__*/ zod.literal(30003),/*#__PURE__*/ zod.literal(30004),/*#__PURE__*/ zod.literal(30005),/*#__PURE__*/ zod.literal(30006),/*#__PURE__*/ zod.literal(30007),/*#__PURE__*/ zod.literal(30008),/*#__PURE__*/ zod.literal(30009),/*#__PURE__*/ zod.literal(30012),/*#__PURE__*/ zod.literal(30036),/*#__PURE__*/ zod.literal(30040),/*#__PURE__*/ zod.literal(30101),/*#__PURE__*/ zod.literal(30102),/*#__PURE__*/ zod.literal(30103),/*#__PURE__*/ zod.literal(30104),/*#__PURE__*/ zod.literal(30105),/*#__PURE__*/ zod.literal(30106),/*#__PURE__*/ zod.literal(30107),/*#__PURE__*/ zod.literal(30108),/*#__PURE__*/ zod.literal(30109),/*#__PURE__*/ zod.literal(30110),/*#__PURE__*/ zod.literal(30111),/*#__PURE__*/ zod.literal(30112),/*#__PURE__*/ zod.literal(30113),/*#__PURE__*/ zod.literal(30114),/*#__PURE__*/ zod.literal(30115),/*#__PURE__*/ zod.literal(30116),/*#__PURE__*/ zod.literal(30120),/*#__PURE__*/ zod.literal(30130),/*#__PURE__*/ zod.literal(30131),/*#__PURE__*/ zod.literal(30132),/*#__PURE__*/ zod.literal(30133),/*#__PURE__*/ zod.literal(30134),/*#__PURE__*/ zod.literal(30135),/*#__PURE__*/ zod.literal(30136),/*#__PURE__*/ zod.literal(30137),/*#__PURE__*/ zod.literal(30141),/*#__PURE__*/ zod.literal(30142),/*#__PURE__*/ zod.literal(30143),/*#__PURE__*/ zod.literal(30144),/*#__PURE__*/ zod.literal(31001),/*#__PURE__*/ zod.literal(31002),/*#__PURE__*/ zod.literal(31003),/*#__PURE__*/ zod.literal(31004),/*#__PURE__*/ zod.literal(31005),/*#__PURE__*/ zod.literal(31006),/*#__PURE__*/ zod.literal(31007),/*#__PURE__*/ zod.literal(31008),/*#__PURE__*/ zod.literal(32001),/*#__PURE__*/ zod.literal(32002),/*#__PURE__*/ zod.literal(32003),/*#__PURE__*/ zod.literal(32004),/*#__PURE__*/ zod.literal(32005),/*#__PURE__*/ zod.literal(32006),/*#__PURE__*/ zod.literal(32007),/*#__PURE__*/ zod.literal(32008),/*#__PURE__*/ zod.literal(32009),/*#__PURE__*/ zod.literal(32010),/*#__PURE__*/ zod.literal(32011),/*#__PURE__*/ zod.literal(32012),/*#__PURE__*/ zod.literal(32013),/*#__PURE__*/ zod.literal(32014),/*#__PURE__*/ zod.literal(32015),/*#__PURE__*/ zod.literal(32016),/*#__PURE__*/ zod.literal(32017),/*#__PURE__*/ zod.literal(32018),/*#__PURE__*/ zod.literal(33001),/*#__PURE__*/ zod.literal(33002),/*#__PURE__*/ zod.literal(33003),/*#__PURE__*/ zod.literal(33004),/*#__PURE__*/ zod.literal(33005),/*#__PURE__*/ zod.literal(33006),/*#__PURE__*/ zod.literal(33007),/*#__PURE__*/ zod.literal(33008),/*#__PURE__*/ zod.literal(33009),/*#__PURE__*/ zod.literal(33010),/*#__PURE__*/ zod.literal(33011),/*#__PURE__*/ zod.literal(33012),/*#__PURE__*/ zod.literal(33013),/*#__PURE__*/ zod.literal(33014),/*#__PURE__*/ zod.literal(33015),/*#__PURE__*/ zod.literal(33016),/*#__PURE__*/ zod.literal(34001),/*#__PURE__*/ zod.literal(34002),/*#__PURE__*/ zod.literal(34003),/*#__PURE__*/ zod.literal(34004),/*#__PURE__*/ zod.literal(34005),/*#__PURE__*/ zod.literal(34006),/*#__PURE__*/ zod.literal(34007),/*#__PURE__*/ zod.literal(34008),/*#__PURE__*/ zod.literal(34009),/*#__PURE__*/ zod.literal(35001),/*#__PURE__*/ zod.literal(35002),/*#__PURE__*/ zod.literal(35003),/*#__PURE__*/ zod.literal(35010),/*#__PURE__*/ zod.literal(35011),/*#__PURE__*/ zod.literal(35012),/*#__PURE__*/ zod.literal(35013),/*#__PURE__*/ zod.literal(35014),/*#__PURE__*/ zod.literal(36001),/*#__PURE__*/ zod.literal(36002),/*#__PURE__*/ zod.literal(36003),/*#__PURE__*/ zod.literal(36004),/*#__PURE__*/ zod.literal(36005),/*#__PURE__*/ zod.literal(36006),/*#__PURE__*/ zod.literal(37001),/*#__PURE__*/ zod.literal(37002),/*#__PURE__*/ zod.literal(37003),/*#__PURE__*/ zod.literal(37004),/*#__PURE__*/ zod.literal(37005),/*#__PURE__*/ zod.literal(37006),/*#__PURE__*/ zod.literal(37007),/*#__PURE__*/ zod.literal(37008),/*#__PURE__*/ zod.literal(37009),/*#__PURE__*/ zod.literal(50001),/*#__PURE__*/ zod.literal(50002),/*#__PURE__*/ zod.literal(50003),/*#__PURE__*/ zod.literal(50004),/*#__PURE__*/ zod.literal(50005),/*#__PURE__*/ zod.literal(50006),/*#__PURE__*/ zod.literal(50007),/*#__PURE__*/ zod.literal(50008),/*#__PURE__*/ zod.literal(50009),/*#__PURE__*/ zod.literal(50010),/*#__PURE__*/ zod.literal(50011),/*#__PURE__*/ zod.literal(50014),/*#__PURE__*/ zod.literal(50015),/*#__PURE__*/ zod.literal(50021),/*#__PURE__*/ zod.literal(50023)]);

export type ErrorCode = zod.input<typeof ErrorCode>;
export type ErrorCodeOutput = zod.output<typeof ErrorCode>;

export const Failure = /*#__PURE__*/ zod.object({
  "code": ErrorCode,
  "message": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.union([FailureDetail,/*#__PURE__*/ zod.null()])
});

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;

export const TicketText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(TicketTextMin)).check(/*#__PURE__*/ zod.maxLength(TicketTextMax));

export type TicketText = zod.input<typeof TicketText>;
export type TicketTextOutput = zod.output<typeof TicketText>;

export const SignInTicket = /*#__PURE__*/ zod.object({
  "ticket": TicketText
});

export type SignInTicket = zod.input<typeof SignInTicket>;
export type SignInTicketOutput = zod.output<typeof SignInTicket>;

export const TwoFactorRequest = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "smsCode": SmsCodeText
});

export type TwoFactorRequest = zod.input<typeof TwoFactorRequest>;
export type TwoFactorRequestOutput = zod.output<typeof TwoFactorRequest>;

export const SmsOperation = /*#__PURE__*/ zod.enum(['login', 'resetPassword', 'changePhone', 'bindWechat', 'verifyDevice', 'twoFactor', 'closeAccount', 'confirm']);

export type SmsOperation = zod.input<typeof SmsOperation>;
export type SmsOperationOutput = zod.output<typeof SmsOperation>;

export const SmsCodeRequest = /*#__PURE__*/ zod.object({
  "operation": SmsOperation,
  "zone": /*#__PURE__*/ zod.exactOptional(Zone),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "ticket": /*#__PURE__*/ zod.exactOptional(TicketText),
  "captchaVerification": /*#__PURE__*/ zod.exactOptional(CaptchaVerification)
});

export type SmsCodeRequest = zod.input<typeof SmsCodeRequest>;
export type SmsCodeRequestOutput = zod.output<typeof SmsCodeRequest>;

export const SmsReceipt = /*#__PURE__*/ zod.object({
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(smsReceiptMobileMax)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "nextInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type SmsReceipt = zod.input<typeof SmsReceipt>;
export type SmsReceiptOutput = zod.output<typeof SmsReceipt>;

export const FormToken = /*#__PURE__*/ zod.object({
  "randomToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(formTokenRandomTokenMin)).check(/*#__PURE__*/ zod.maxLength(formTokenRandomTokenMax)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type FormToken = zod.input<typeof FormToken>;
export type FormTokenOutput = zod.output<typeof FormToken>;

export const TotpCodeRegExp = new RegExp('^[0-9]{6}$', 'u');


export const TotpCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(TotpCodeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(TotpCodeRegExp));

export type TotpCode = zod.input<typeof TotpCode>;
export type TotpCodeOutput = zod.output<typeof TotpCode>;

export const RecoveryCodeRegExp = new RegExp('^[0-9A-Za-z -]+$', 'u');


export const RecoveryCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RecoveryCodeMin)).check(/*#__PURE__*/ zod.maxLength(RecoveryCodeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(RecoveryCodeRegExp));

export type RecoveryCode = zod.input<typeof RecoveryCode>;
export type RecoveryCodeOutput = zod.output<typeof RecoveryCode>;

export const PasskeyIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const PasskeyId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PasskeyIdRegExp));

export type PasskeyId = zod.input<typeof PasskeyId>;
export type PasskeyIdOutput = zod.output<typeof PasskeyId>;

export const PasskeyBytesRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const PasskeyBytes = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyBytesMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PasskeyBytesRegExp));

export type PasskeyBytes = zod.input<typeof PasskeyBytes>;
export type PasskeyBytesOutput = zod.output<typeof PasskeyBytes>;

export const PasskeyAssertion = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "id": PasskeyId,
  "clientDataJSON": PasskeyBytes,
  "authenticatorData": PasskeyBytes,
  "signature": PasskeyBytes
});

export type PasskeyAssertion = zod.input<typeof PasskeyAssertion>;
export type PasskeyAssertionOutput = zod.output<typeof PasskeyAssertion>;

export const ChosenPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ChosenPasswordMax));

export type ChosenPassword = zod.input<typeof ChosenPassword>;
export type ChosenPasswordOutput = zod.output<typeof ChosenPassword>;

export const PasswordRetrieval = /*#__PURE__*/ zod.object({
  "zone": Zone,
  "mobile": Mobile,
  "smsCode": SmsCodeText,
  "totpCode": /*#__PURE__*/ zod.exactOptional(TotpCode),
  "recoveryCode": /*#__PURE__*/ zod.exactOptional(RecoveryCode),
  "passkey": /*#__PURE__*/ zod.exactOptional(PasskeyAssertion),
  "password": ChosenPassword,
  "passwordAgain": ChosenPassword,
  "randomToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passwordRetrievalRandomTokenMin)).check(/*#__PURE__*/ zod.maxLength(passwordRetrievalRandomTokenMax)),
  "keepWechat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type PasswordRetrieval = zod.input<typeof PasswordRetrieval>;
export type PasswordRetrievalOutput = zod.output<typeof PasswordRetrieval>;

export const WechatCode = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(wechatCodeCodeMax))
});

export type WechatCode = zod.input<typeof WechatCode>;
export type WechatCodeOutput = zod.output<typeof WechatCode>;

export const PhoneBinding = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "zone": Zone,
  "mobile": Mobile,
  "smsCode": SmsCodeText
});

export type PhoneBinding = zod.input<typeof PhoneBinding>;
export type PhoneBindingOutput = zod.output<typeof PhoneBinding>;

export const SchoolSlugRegExp = new RegExp('^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$', 'u');


export const SchoolSlug = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SchoolSlugMin)).check(/*#__PURE__*/ zod.maxLength(SchoolSlugMax, { abort: true })).check(/*#__PURE__*/ zod.regex(SchoolSlugRegExp));

export type SchoolSlug = zod.input<typeof SchoolSlug>;
export type SchoolSlugOutput = zod.output<typeof SchoolSlug>;

export const LocalizedNames = /*#__PURE__*/ zod.object({
  "zh-CN": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedNamesZhCNMax))),
  "en-US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedNamesEnUSMax))),
  "ja-JP": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedNamesJaJPMax)))
});

export type LocalizedNames = zod.input<typeof LocalizedNames>;
export type LocalizedNamesOutput = zod.output<typeof LocalizedNames>;

export const Pinyin = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PinyinMax));

export type Pinyin = zod.input<typeof Pinyin>;
export type PinyinOutput = zod.output<typeof Pinyin>;

export const LargeClassLimit = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(200),/*#__PURE__*/ zod.literal(500)]);

export type LargeClassLimit = zod.input<typeof LargeClassLimit>;
export type LargeClassLimitOutput = zod.output<typeof LargeClassLimit>;

export const LessonNameMax = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(LessonNameMaxMin)).check(/*#__PURE__*/ zod.lte(LessonNameMaxMax));

export type LessonNameMax = zod.input<typeof LessonNameMax>;
export type LessonNameMaxOutput = zod.output<typeof LessonNameMax>;

export const AdjustmentsPerMonth = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AdjustmentsPerMonthMin)).check(/*#__PURE__*/ zod.lte(AdjustmentsPerMonthMax));

export type AdjustmentsPerMonth = zod.input<typeof AdjustmentsPerMonth>;
export type AdjustmentsPerMonthOutput = zod.output<typeof AdjustmentsPerMonth>;

export const KnownDevices = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(KnownDevicesMax));

export type KnownDevices = zod.input<typeof KnownDevices>;
export type KnownDevicesOutput = zod.output<typeof KnownDevices>;

export const SimultaneousSessions = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(SimultaneousSessionsMax));

export type SimultaneousSessions = zod.input<typeof SimultaneousSessions>;
export type SimultaneousSessionsOutput = zod.output<typeof SimultaneousSessions>;

export const SessionIdleDays = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(SessionIdleDaysMax));

export type SessionIdleDays = zod.input<typeof SessionIdleDays>;
export type SessionIdleDaysOutput = zod.output<typeof SessionIdleDays>;

export const SessionDays = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(SessionDaysMax));

export type SessionDays = zod.input<typeof SessionDays>;
export type SessionDaysOutput = zod.output<typeof SessionDays>;

export const PasswordDays = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PasswordDaysMin)).check(/*#__PURE__*/ zod.lte(PasswordDaysMax));

export type PasswordDays = zod.input<typeof PasswordDays>;
export type PasswordDaysOutput = zod.output<typeof PasswordDays>;

export const AccountDeletionDays = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(AccountDeletionDaysMax));

export type AccountDeletionDays = zod.input<typeof AccountDeletionDays>;
export type AccountDeletionDaysOutput = zod.output<typeof AccountDeletionDays>;

export const MarkingDays = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(MarkingDaysMax));

export type MarkingDays = zod.input<typeof MarkingDays>;
export type MarkingDaysOutput = zod.output<typeof MarkingDays>;

export const FileLimitBytes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(FileLimitBytesMin)).check(/*#__PURE__*/ zod.lte(FileLimitBytesMax));

export type FileLimitBytes = zod.input<typeof FileLimitBytes>;
export type FileLimitBytesOutput = zod.output<typeof FileLimitBytes>;

export const VideoLimitBytes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(VideoLimitBytesMin)).check(/*#__PURE__*/ zod.lte(VideoLimitBytesMax));

export type VideoLimitBytes = zod.input<typeof VideoLimitBytes>;
export type VideoLimitBytesOutput = zod.output<typeof VideoLimitBytes>;

export const PasswordMinLength = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PasswordMinLengthMin)).check(/*#__PURE__*/ zod.lte(PasswordMinLengthMax));

export type PasswordMinLength = zod.input<typeof PasswordMinLength>;
export type PasswordMinLengthOutput = zod.output<typeof PasswordMinLength>;

export const PasswordMaxLength = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PasswordMaxLengthMin)).check(/*#__PURE__*/ zod.lte(PasswordMaxLengthMax));

export type PasswordMaxLength = zod.input<typeof PasswordMaxLength>;
export type PasswordMaxLengthOutput = zod.output<typeof PasswordMaxLength>;

export const PasswordKinds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PasswordKindsMax));

export type PasswordKinds = zod.input<typeof PasswordKinds>;
export type PasswordKindsOutput = zod.output<typeof PasswordKinds>;

export const AttendanceBy = /*#__PURE__*/ zod.enum(['entry', 'rollCall']);

export type AttendanceBy = zod.input<typeof AttendanceBy>;
export type AttendanceByOutput = zod.output<typeof AttendanceBy>;

export const DefaultPaper = /*#__PURE__*/ zod.enum(['white', 'green', 'black', 'grid', 'lines', 'tianzige', 'mizige', 'pinyin']);

export type DefaultPaper = zod.input<typeof DefaultPaper>;
export type DefaultPaperOutput = zod.output<typeof DefaultPaper>;

export const SchoolSettings = /*#__PURE__*/ zod.object({
  "largeClassLimit": LargeClassLimit,
  "lessonNameMax": LessonNameMax,
  "adjustmentsPerMonth": AdjustmentsPerMonth,
  "knownDevices": KnownDevices,
  "simultaneousSessions": SimultaneousSessions,
  "sessionIdleDays": SessionIdleDays,
  "sessionDays": SessionDays,
  "passwordDays": PasswordDays,
  "accountDeletionDays": AccountDeletionDays,
  "markingDays": MarkingDays,
  "approvesSystemReplays": /*#__PURE__*/ zod.boolean(),
  "imageLimitBytes": FileLimitBytes,
  "audioLimitBytes": FileLimitBytes,
  "videoLimitBytes": VideoLimitBytes,
  "passwordMinLength": PasswordMinLength,
  "passwordMaxLength": PasswordMaxLength,
  "passwordKinds": PasswordKinds,
  "passwordNeedsLower": /*#__PURE__*/ zod.boolean(),
  "passwordNeedsUpper": /*#__PURE__*/ zod.boolean(),
  "passwordNeedsDigit": /*#__PURE__*/ zod.boolean(),
  "passwordNeedsSymbol": /*#__PURE__*/ zod.boolean(),
  "refusesCommonPasswords": /*#__PURE__*/ zod.boolean(),
  "attendanceBy": AttendanceBy,
  "chatPictures": /*#__PURE__*/ zod.boolean(),
  "chatLinks": /*#__PURE__*/ zod.boolean(),
  "lookBack": /*#__PURE__*/ zod.boolean(),
  "defaultPaper": DefaultPaper,
  "directMessages": /*#__PURE__*/ zod.boolean()
});

export type SchoolSettings = zod.input<typeof SchoolSettings>;
export type SchoolSettingsOutput = zod.output<typeof SchoolSettings>;

export const UpdatedAt = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":false}));

export type UpdatedAt = zod.input<typeof UpdatedAt>;
export type UpdatedAtOutput = zod.output<typeof UpdatedAt>;

export const SchoolProfile = /*#__PURE__*/ zod.object({
  "schoolId": Id,
  "slug": /*#__PURE__*/ zod.union([SchoolSlug,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.string(),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "timeZone": TimeZone,
  "region": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.string(),
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "isListed": /*#__PURE__*/ zod.boolean(),
  "settings": SchoolSettings,
  "counts": /*#__PURE__*/ zod.object({
  "teachers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolProfileCountsTeachersMin)),
  "students": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolProfileCountsStudentsMin)),
  "courses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolProfileCountsCoursesMin)),
  "classes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolProfileCountsClassesMin)),
  "lessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolProfileCountsLessonsMin))
}),
  "updatedAt": UpdatedAt
});

export type SchoolProfile = zod.input<typeof SchoolProfile>;
export type SchoolProfileOutput = zod.output<typeof SchoolProfile>;

export const BasedOnRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const BasedOn = /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(BasedOnMax, { abort: true })).check(/*#__PURE__*/ zod.regex(BasedOnRegExp));

export type BasedOn = zod.input<typeof BasedOn>;
export type BasedOnOutput = zod.output<typeof BasedOn>;

export const SchoolNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const SchoolName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SchoolNameMin)).check(/*#__PURE__*/ zod.maxLength(SchoolNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(SchoolNameRegExp));

export type SchoolName = zod.input<typeof SchoolName>;
export type SchoolNameOutput = zod.output<typeof SchoolName>;

export const OfficePhoneRegExp = new RegExp('^(\\+?[0-9(][0-9 ().-]{3,38})?$', 'u');


export const OfficePhone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OfficePhoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(OfficePhoneRegExp));

export type OfficePhone = zod.input<typeof OfficePhone>;
export type OfficePhoneOutput = zod.output<typeof OfficePhone>;

export const ObjectKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ObjectKeyMax));

export type ObjectKey = zod.input<typeof ObjectKey>;
export type ObjectKeyOutput = zod.output<typeof ObjectKey>;

export const SchoolChange = /*#__PURE__*/ zod.object({
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "slug": /*#__PURE__*/ zod.exactOptional(SchoolSlug),
  "name": /*#__PURE__*/ zod.exactOptional(SchoolName),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "timeZone": /*#__PURE__*/ zod.exactOptional(TimeZone),
  "region": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolChangeRegionMax))),
  "address": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolChangeAddressMax))),
  "phone": /*#__PURE__*/ zod.exactOptional(OfficePhone),
  "isListed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "logo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ObjectKey,/*#__PURE__*/ zod.literal("")]))
});

export type SchoolChange = zod.input<typeof SchoolChange>;
export type SchoolChangeOutput = zod.output<typeof SchoolChange>;

export const SchoolSettingsChange = /*#__PURE__*/ zod.object({
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "largeClassLimit": /*#__PURE__*/ zod.exactOptional(LargeClassLimit),
  "lessonNameMax": /*#__PURE__*/ zod.exactOptional(LessonNameMax),
  "adjustmentsPerMonth": /*#__PURE__*/ zod.exactOptional(AdjustmentsPerMonth),
  "knownDevices": /*#__PURE__*/ zod.exactOptional(KnownDevices),
  "simultaneousSessions": /*#__PURE__*/ zod.exactOptional(SimultaneousSessions),
  "sessionIdleDays": /*#__PURE__*/ zod.exactOptional(SessionIdleDays),
  "sessionDays": /*#__PURE__*/ zod.exactOptional(SessionDays),
  "passwordDays": /*#__PURE__*/ zod.exactOptional(PasswordDays),
  "accountDeletionDays": /*#__PURE__*/ zod.exactOptional(AccountDeletionDays),
  "markingDays": /*#__PURE__*/ zod.exactOptional(MarkingDays),
  "approvesSystemReplays": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "imageLimitBytes": /*#__PURE__*/ zod.exactOptional(FileLimitBytes),
  "audioLimitBytes": /*#__PURE__*/ zod.exactOptional(FileLimitBytes),
  "videoLimitBytes": /*#__PURE__*/ zod.exactOptional(VideoLimitBytes),
  "passwordMinLength": /*#__PURE__*/ zod.exactOptional(PasswordMinLength),
  "passwordMaxLength": /*#__PURE__*/ zod.exactOptional(PasswordMaxLength),
  "passwordKinds": /*#__PURE__*/ zod.exactOptional(PasswordKinds),
  "passwordNeedsLower": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "passwordNeedsUpper": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "passwordNeedsDigit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "passwordNeedsSymbol": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "refusesCommonPasswords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "attendanceBy": /*#__PURE__*/ zod.exactOptional(AttendanceBy),
  "chatPictures": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "chatLinks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "lookBack": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "defaultPaper": /*#__PURE__*/ zod.exactOptional(DefaultPaper),
  "directMessages": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SchoolSettingsChange = zod.input<typeof SchoolSettingsChange>;
export type SchoolSettingsChangeOutput = zod.output<typeof SchoolSettingsChange>;

export const SchoolPersonState = /*#__PURE__*/ zod.enum(['waiting', 'invited', 'active', 'closed']);

export type SchoolPersonState = zod.input<typeof SchoolPersonState>;
export type SchoolPersonStateOutput = zod.output<typeof SchoolPersonState>;

export const SchoolPermission = /*#__PURE__*/ zod.enum(['school.admin', 'replay.audit']);

export type SchoolPermission = zod.input<typeof SchoolPermission>;
export type SchoolPermissionOutput = zod.output<typeof SchoolPermission>;

export const PageCurrentDefault = 1;
export const PageCurrent = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageCurrentMax)), PageCurrentDefault);

export type PageCurrent = zod.input<typeof PageCurrent>;
export type PageCurrentOutput = zod.output<typeof PageCurrent>;

export const PageSizeDefault = 20;
export const PageSize = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageSizeMax)), PageSizeDefault);

export type PageSize = zod.input<typeof PageSize>;
export type PageSizeOutput = zod.output<typeof PageSize>;

export const SchoolPeopleFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolPeopleFilterKeywordMax))),
  "role": /*#__PURE__*/ zod.exactOptional(Role),
  "state": /*#__PURE__*/ zod.exactOptional(SchoolPersonState),
  "permission": /*#__PURE__*/ zod.exactOptional(SchoolPermission),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolPeopleFilter = zod.input<typeof SchoolPeopleFilter>;
export type SchoolPeopleFilterOutput = zod.output<typeof SchoolPeopleFilter>;

export const SchoolPerson = /*#__PURE__*/ zod.object({
  "personId": Id,
  "role": Role,
  "name": /*#__PURE__*/ zod.string(),
  "nickname": /*#__PURE__*/ zod.string(),
  "avatar": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "username": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "mobile": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "externalId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "state": SchoolPersonState,
  "permissions": /*#__PURE__*/ zod.array(SchoolPermission).check(/*#__PURE__*/ zod.maxLength(schoolPersonPermissionsMax)),
  "familySize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolPersonFamilySizeMin)),
  "createdAt": OptionalInstant
});

export type SchoolPerson = zod.input<typeof SchoolPerson>;
export type SchoolPersonOutput = zod.output<typeof SchoolPerson>;

export const RowTotal = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RowTotalMin));

export type RowTotal = zod.input<typeof RowTotal>;
export type RowTotalOutput = zod.output<typeof RowTotal>;

export const PageCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PageCountMin));

export type PageCount = zod.input<typeof PageCount>;
export type PageCountOutput = zod.output<typeof PageCount>;

export const SchoolPeoplePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolPerson).check(/*#__PURE__*/ zod.maxLength(schoolPeoplePageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolPeoplePage = zod.input<typeof SchoolPeoplePage>;
export type SchoolPeoplePageOutput = zod.output<typeof SchoolPeoplePage>;

export const SchoolPersonRef = /*#__PURE__*/ zod.object({
  "personId": Id
});

export type SchoolPersonRef = zod.input<typeof SchoolPersonRef>;
export type SchoolPersonRefOutput = zod.output<typeof SchoolPersonRef>;

export const SchoolPersonBrief = /*#__PURE__*/ zod.object({
  "personId": Id,
  "name": /*#__PURE__*/ zod.string(),
  "nickname": /*#__PURE__*/ zod.string()
});

export type SchoolPersonBrief = zod.input<typeof SchoolPersonBrief>;
export type SchoolPersonBriefOutput = zod.output<typeof SchoolPersonBrief>;

export const SchoolClassBrief = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "courseName": /*#__PURE__*/ zod.string()
});

export type SchoolClassBrief = zod.input<typeof SchoolClassBrief>;
export type SchoolClassBriefOutput = zod.output<typeof SchoolClassBrief>;

export const InvitationState = /*#__PURE__*/ zod.enum(['open', 'used', 'expired', 'revoked']);

export type InvitationState = zod.input<typeof InvitationState>;
export type InvitationStateOutput = zod.output<typeof InvitationState>;

export const SchoolInvitation = /*#__PURE__*/ zod.object({
  "invitationId": Id,
  "person": SchoolPersonBrief,
  "role": Role,
  "state": InvitationState,
  "createdAt": Instant,
  "expiresAt": Instant,
  "usedAt": OptionalInstant
});

export type SchoolInvitation = zod.input<typeof SchoolInvitation>;
export type SchoolInvitationOutput = zod.output<typeof SchoolInvitation>;

export const SchoolPersonDetail = /*#__PURE__*/ zod.object({
  "person": SchoolPerson,
  "introduction": /*#__PURE__*/ zod.string(),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "parentName": /*#__PURE__*/ zod.string(),
  "parentMobile": /*#__PURE__*/ zod.string(),
  "family": /*#__PURE__*/ zod.array(SchoolPersonBrief).check(/*#__PURE__*/ zod.maxLength(schoolPersonDetailFamilyMax)),
  "classes": /*#__PURE__*/ zod.array(SchoolClassBrief).check(/*#__PURE__*/ zod.maxLength(schoolPersonDetailClassesMax)),
  "invitation": /*#__PURE__*/ zod.union([SchoolInvitation,/*#__PURE__*/ zod.null()]),
  "signIns": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolPersonDetailSignInsMin)),
  "lastSeenAt": OptionalInstant,
  "updatedAt": UpdatedAt
});

export type SchoolPersonDetail = zod.input<typeof SchoolPersonDetail>;
export type SchoolPersonDetailOutput = zod.output<typeof SchoolPersonDetail>;

export const PersonNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const AccountUsernameRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._@+-]{1,62}[A-Za-z0-9]$', 'u');


export const AccountUsername = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccountUsernameMin)).check(/*#__PURE__*/ zod.maxLength(AccountUsernameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(AccountUsernameRegExp));

export type AccountUsername = zod.input<typeof AccountUsername>;
export type AccountUsernameOutput = zod.output<typeof AccountUsername>;

export const DayRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const Day = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(DayMax, { abort: true })).check(/*#__PURE__*/ zod.regex(DayRegExp));

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;

export const ExternalId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ExternalIdMax));

export type ExternalId = zod.input<typeof ExternalId>;
export type ExternalIdOutput = zod.output<typeof ExternalId>;

export const NewSchoolPerson = /*#__PURE__*/ zod.object({
  "role": Role,
  "name": PersonName,
  "nickname": /*#__PURE__*/ zod.exactOptional(PersonName),
  "username": /*#__PURE__*/ zod.exactOptional(AccountUsername),
  "zone": /*#__PURE__*/ zod.exactOptional(Zone),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "familyOf": /*#__PURE__*/ zod.exactOptional(Id),
  "birthday": /*#__PURE__*/ zod.exactOptional(Day),
  "parentName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newSchoolPersonParentNameMax))),
  "parentMobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newSchoolPersonParentMobileMax))),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId),
  "permissions": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SchoolPermission).check(/*#__PURE__*/ zod.maxLength(newSchoolPersonPermissionsMax)))
});

export type NewSchoolPerson = zod.input<typeof NewSchoolPerson>;
export type NewSchoolPersonOutput = zod.output<typeof NewSchoolPerson>;

export const SchoolPersonChange = /*#__PURE__*/ zod.object({
  "personId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "name": /*#__PURE__*/ zod.exactOptional(PersonName),
  "nickname": /*#__PURE__*/ zod.exactOptional(PersonName),
  "username": /*#__PURE__*/ zod.exactOptional(AccountUsername),
  "zone": /*#__PURE__*/ zod.exactOptional(Zone),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Mobile,/*#__PURE__*/ zod.literal("")])),
  "birthday": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.literal("")])),
  "parentName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolPersonChangeParentNameMax))),
  "parentMobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolPersonChangeParentMobileMax))),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId)
});

export type SchoolPersonChange = zod.input<typeof SchoolPersonChange>;
export type SchoolPersonChangeOutput = zod.output<typeof SchoolPersonChange>;

export const InvitationLink = /*#__PURE__*/ zod.object({
  "invitation": SchoolInvitation,
  "link": /*#__PURE__*/ zod.url()
});

export type InvitationLink = zod.input<typeof InvitationLink>;
export type InvitationLinkOutput = zod.output<typeof InvitationLink>;

export const SchoolPermissionsChange = /*#__PURE__*/ zod.object({
  "personId": Id,
  "permissions": /*#__PURE__*/ zod.array(SchoolPermission).check(/*#__PURE__*/ zod.maxLength(schoolPermissionsChangePermissionsMax))
});

export type SchoolPermissionsChange = zod.input<typeof SchoolPermissionsChange>;
export type SchoolPermissionsChangeOutput = zod.output<typeof SchoolPermissionsChange>;

export const FamilyJoin = /*#__PURE__*/ zod.object({
  "personId": Id.check(/*#__PURE__*/ zod.describe('')),
  "familyOf": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type FamilyJoin = zod.input<typeof FamilyJoin>;
export type FamilyJoinOutput = zod.output<typeof FamilyJoin>;

export const FamilyLeave = /*#__PURE__*/ zod.object({
  "personId": Id,
  "username": /*#__PURE__*/ zod.exactOptional(AccountUsername),
  "zone": /*#__PURE__*/ zod.exactOptional(Zone),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile)
});

export type FamilyLeave = zod.input<typeof FamilyLeave>;
export type FamilyLeaveOutput = zod.output<typeof FamilyLeave>;

export const StudentInvitationRequest = /*#__PURE__*/ zod.object({
  "stuId": Id
});

export type StudentInvitationRequest = zod.input<typeof StudentInvitationRequest>;
export type StudentInvitationRequestOutput = zod.output<typeof StudentInvitationRequest>;

export const TeacherInvitationRequest = /*#__PURE__*/ zod.object({
  "tchId": Id
});

export type TeacherInvitationRequest = zod.input<typeof TeacherInvitationRequest>;
export type TeacherInvitationRequestOutput = zod.output<typeof TeacherInvitationRequest>;

export const SchoolClassRef = /*#__PURE__*/ zod.object({
  "classId": Id
});

export type SchoolClassRef = zod.input<typeof SchoolClassRef>;
export type SchoolClassRefOutput = zod.output<typeof SchoolClassRef>;

export const InvitationSheet = /*#__PURE__*/ zod.object({
  "schoolName": /*#__PURE__*/ zod.string(),
  "className": /*#__PURE__*/ zod.string(),
  "courseName": /*#__PURE__*/ zod.string(),
  "teacherName": /*#__PURE__*/ zod.string(),
  "expiresAt": Instant,
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "names": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(invitationSheetRowsItemNamesMax)),
  "username": /*#__PURE__*/ zod.string(),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url())
})).check(/*#__PURE__*/ zod.maxLength(invitationSheetRowsMax))
});

export type InvitationSheet = zod.input<typeof InvitationSheet>;
export type InvitationSheetOutput = zod.output<typeof InvitationSheet>;

export const InvitationFilter = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(InvitationState),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type InvitationFilter = zod.input<typeof InvitationFilter>;
export type InvitationFilterOutput = zod.output<typeof InvitationFilter>;

export const InvitationPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolInvitation).check(/*#__PURE__*/ zod.maxLength(invitationPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type InvitationPage = zod.input<typeof InvitationPage>;
export type InvitationPageOutput = zod.output<typeof InvitationPage>;

export const InvitationRef = /*#__PURE__*/ zod.object({
  "invitationId": Id
});

export type InvitationRef = zod.input<typeof InvitationRef>;
export type InvitationRefOutput = zod.output<typeof InvitationRef>;

export const EnquiryState = /*#__PURE__*/ zod.enum(['new', 'answered', 'invited', 'closed']);

export type EnquiryState = zod.input<typeof EnquiryState>;
export type EnquiryStateOutput = zod.output<typeof EnquiryState>;

export const EnquiryFilter = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(EnquiryState),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type EnquiryFilter = zod.input<typeof EnquiryFilter>;
export type EnquiryFilterOutput = zod.output<typeof EnquiryFilter>;

export const EnquiryWish = /*#__PURE__*/ zod.enum(['place', 'trial']);

export type EnquiryWish = zod.input<typeof EnquiryWish>;
export type EnquiryWishOutput = zod.output<typeof EnquiryWish>;

export const EnquiryNote = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EnquiryNoteMax));

export type EnquiryNote = zod.input<typeof EnquiryNote>;
export type EnquiryNoteOutput = zod.output<typeof EnquiryNote>;

export const Enquiry = /*#__PURE__*/ zod.object({
  "enquiryId": Id,
  "state": EnquiryState,
  "wish": EnquiryWish,
  "courseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "courseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string(),
  "contact": /*#__PURE__*/ zod.string(),
  "childName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "childAge": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enquiryChildAgeMin)).check(/*#__PURE__*/ zod.lte(enquiryChildAgeMax))),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enquiryTextMax)),
  "language": /*#__PURE__*/ zod.enum(['zh-CN', 'en-US', 'ja-JP']),
  "timeZone": /*#__PURE__*/ zod.string(),
  "consentVersion": /*#__PURE__*/ zod.string(),
  "note": EnquiryNote,
  "personId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "createdAt": Instant,
  "updatedAt": Instant,
  "deletedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type Enquiry = zod.input<typeof Enquiry>;
export type EnquiryOutput = zod.output<typeof Enquiry>;

export const EnquiryCount = /*#__PURE__*/ zod.object({
  "state": EnquiryState,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enquiryCountCountMin))
});

export type EnquiryCount = zod.input<typeof EnquiryCount>;
export type EnquiryCountOutput = zod.output<typeof EnquiryCount>;

export const EnquiryPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Enquiry).check(/*#__PURE__*/ zod.maxLength(enquiryPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount,
  "counts": /*#__PURE__*/ zod.array(EnquiryCount).check(/*#__PURE__*/ zod.maxLength(enquiryPageCountsMax))
});

export type EnquiryPage = zod.input<typeof EnquiryPage>;
export type EnquiryPageOutput = zod.output<typeof EnquiryPage>;

export const EnquiryStateChange = /*#__PURE__*/ zod.object({
  "enquiryId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "state": EnquiryState,
  "note": /*#__PURE__*/ zod.exactOptional(EnquiryNote)
});

export type EnquiryStateChange = zod.input<typeof EnquiryStateChange>;
export type EnquiryStateChangeOutput = zod.output<typeof EnquiryStateChange>;

export const EnquiryInvitation = /*#__PURE__*/ zod.object({
  "enquiryId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type EnquiryInvitation = zod.input<typeof EnquiryInvitation>;
export type EnquiryInvitationOutput = zod.output<typeof EnquiryInvitation>;

export const OfficeCourseKind = /*#__PURE__*/ zod.enum(['systematic', 'public']);

export type OfficeCourseKind = zod.input<typeof OfficeCourseKind>;
export type OfficeCourseKindOutput = zod.output<typeof OfficeCourseKind>;

export const CourseStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'closed']);

export type CourseStatus = zod.input<typeof CourseStatus>;
export type CourseStatusOutput = zod.output<typeof CourseStatus>;

export const SchoolCourseFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolCourseFilterKeywordMax))),
  "kind": /*#__PURE__*/ zod.exactOptional(OfficeCourseKind),
  "status": /*#__PURE__*/ zod.exactOptional(CourseStatus),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolCourseFilter = zod.input<typeof SchoolCourseFilter>;
export type SchoolCourseFilterOutput = zod.output<typeof SchoolCourseFilter>;

export const ClassType = /*#__PURE__*/ zod.enum(['small', 'large']);

export type ClassType = zod.input<typeof ClassType>;
export type ClassTypeOutput = zod.output<typeof ClassType>;

export const OfficeTextbook = /*#__PURE__*/ zod.object({
  "textbookId": Id,
  "name": /*#__PURE__*/ zod.string(),
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "chapterCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeTextbookChapterCountMin)),
  "externalId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OfficeTextbook = zod.input<typeof OfficeTextbook>;
export type OfficeTextbookOutput = zod.output<typeof OfficeTextbook>;

export const LessonMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LessonMinutesMax));

export type LessonMinutes = zod.input<typeof LessonMinutes>;
export type LessonMinutesOutput = zod.output<typeof LessonMinutes>;

export const PriceMinor = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PriceMinorMin)).check(/*#__PURE__*/ zod.lte(PriceMinorMax));

export type PriceMinor = zod.input<typeof PriceMinor>;
export type PriceMinorOutput = zod.output<typeof PriceMinor>;

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$', 'u');


export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CurrencyMax, { abort: true })).check(/*#__PURE__*/ zod.regex(CurrencyRegExp));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const OfficeCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "name": /*#__PURE__*/ zod.string(),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "kind": OfficeCourseKind,
  "classType": ClassType,
  "status": CourseStatus,
  "textbook": /*#__PURE__*/ zod.union([OfficeTextbook,/*#__PURE__*/ zod.null()]),
  "lessonMinutes": LessonMinutes,
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeCourseTotalLessonsMin)),
  "introduction": /*#__PURE__*/ zod.string(),
  "priceMinor": PriceMinor.check(/*#__PURE__*/ zod.describe('')),
  "currency": Currency,
  "externalId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "classCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeCourseClassCountMin)),
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeCourseStudentCountMin)),
  "updatedAt": UpdatedAt
});

export type OfficeCourse = zod.input<typeof OfficeCourse>;
export type OfficeCourseOutput = zod.output<typeof OfficeCourse>;

export const SchoolCoursePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(OfficeCourse).check(/*#__PURE__*/ zod.maxLength(schoolCoursePageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolCoursePage = zod.input<typeof SchoolCoursePage>;
export type SchoolCoursePageOutput = zod.output<typeof SchoolCoursePage>;

export const SystematicCourseNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const SystematicCourseName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SystematicCourseNameMin)).check(/*#__PURE__*/ zod.maxLength(SystematicCourseNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(SystematicCourseNameRegExp));

export type SystematicCourseName = zod.input<typeof SystematicCourseName>;
export type SystematicCourseNameOutput = zod.output<typeof SystematicCourseName>;

export const NewSchoolCourse = /*#__PURE__*/ zod.object({
  "name": SystematicCourseName,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "classType": ClassType,
  "textbookId": /*#__PURE__*/ zod.exactOptional(Id),
  "lessonMinutes": /*#__PURE__*/ zod.exactOptional(LessonMinutes),
  "introduction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newSchoolCourseIntroductionMax))),
  "priceMinor": /*#__PURE__*/ zod.exactOptional(PriceMinor).check(/*#__PURE__*/ zod.describe('')),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId)
});

export type NewSchoolCourse = zod.input<typeof NewSchoolCourse>;
export type NewSchoolCourseOutput = zod.output<typeof NewSchoolCourse>;

export const SchoolCourseChange = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "name": /*#__PURE__*/ zod.exactOptional(SystematicCourseName),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "textbookId": /*#__PURE__*/ zod.exactOptional(Id),
  "lessonMinutes": /*#__PURE__*/ zod.exactOptional(LessonMinutes),
  "introduction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolCourseChangeIntroductionMax))),
  "priceMinor": /*#__PURE__*/ zod.exactOptional(PriceMinor),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['published', 'closed'])),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId)
});

export type SchoolCourseChange = zod.input<typeof SchoolCourseChange>;
export type SchoolCourseChangeOutput = zod.output<typeof SchoolCourseChange>;

export const SchoolClassFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolClassFilterKeywordMax))),
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "teacherId": /*#__PURE__*/ zod.exactOptional(Id),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolClassFilter = zod.input<typeof SchoolClassFilter>;
export type SchoolClassFilterOutput = zod.output<typeof SchoolClassFilter>;


export const OfficeClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.string(),
  "courseKind": OfficeCourseKind,
  "classType": ClassType,
  "teacher": SchoolPersonBrief,
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeClassStudentCountMin)),
  "lessonCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(officeClassLessonCountMin)),
  "nextLessonAt": OptionalInstant,
  "externalId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "updatedAt": UpdatedAt
});

export type OfficeClass = zod.input<typeof OfficeClass>;
export type OfficeClassOutput = zod.output<typeof OfficeClass>;

export const SchoolClassPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(OfficeClass).check(/*#__PURE__*/ zod.maxLength(schoolClassPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolClassPage = zod.input<typeof SchoolClassPage>;
export type SchoolClassPageOutput = zod.output<typeof SchoolClassPage>;

export const SchoolClassDetail = /*#__PURE__*/ zod.object({
  "class": OfficeClass,
  "students": /*#__PURE__*/ zod.array(SchoolPersonBrief).check(/*#__PURE__*/ zod.maxLength(schoolClassDetailStudentsMax)),
  "lessons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": /*#__PURE__*/ zod.string(),
  "startTime": Instant,
  "endTime": Instant,
  "hasBegun": /*#__PURE__*/ zod.boolean()
})).check(/*#__PURE__*/ zod.maxLength(schoolClassDetailLessonsMax))
});

export type SchoolClassDetail = zod.input<typeof SchoolClassDetail>;
export type SchoolClassDetailOutput = zod.output<typeof SchoolClassDetail>;

export const OfficeClassNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const OfficeClassName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(OfficeClassNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(OfficeClassNameRegExp));

export type OfficeClassName = zod.input<typeof OfficeClassName>;
export type OfficeClassNameOutput = zod.output<typeof OfficeClassName>;

export const StudentLimit = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(StudentLimitMax));

export type StudentLimit = zod.input<typeof StudentLimit>;
export type StudentLimitOutput = zod.output<typeof StudentLimit>;

export const NewSchoolClass = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "name": OfficeClassName,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "teacherId": Id,
  "studentLimit": /*#__PURE__*/ zod.exactOptional(StudentLimit),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId)
});

export type NewSchoolClass = zod.input<typeof NewSchoolClass>;
export type NewSchoolClassOutput = zod.output<typeof NewSchoolClass>;

export const SchoolClassChange = /*#__PURE__*/ zod.object({
  "classId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "name": /*#__PURE__*/ zod.exactOptional(OfficeClassName),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "teacherId": /*#__PURE__*/ zod.exactOptional(Id),
  "studentLimit": /*#__PURE__*/ zod.exactOptional(StudentLimit),
  "externalId": /*#__PURE__*/ zod.exactOptional(ExternalId),
  "confirm": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SchoolClassChange = zod.input<typeof SchoolClassChange>;
export type SchoolClassChangeOutput = zod.output<typeof SchoolClassChange>;

export const ClassEnrolment = /*#__PURE__*/ zod.object({
  "classId": Id,
  "stuIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classEnrolmentStuIdsMax)),
  "confirm": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ClassEnrolment = zod.input<typeof ClassEnrolment>;
export type ClassEnrolmentOutput = zod.output<typeof ClassEnrolment>;

export const ClassStudentsChange = /*#__PURE__*/ zod.object({
  "classId": Id,
  "stuIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classStudentsChangeStuIdsMax))
});

export type ClassStudentsChange = zod.input<typeof ClassStudentsChange>;
export type ClassStudentsChangeOutput = zod.output<typeof ClassStudentsChange>;

export const ClockTimeRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$', 'u');


export const ClockTime = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClockTimeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(ClockTimeRegExp));

export type ClockTime = zod.input<typeof ClockTime>;
export type ClockTimeOutput = zod.output<typeof ClockTime>;

export const CycleSlot = /*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cycleSlotWeekdayMax)),
  "time": ClockTime
});

export type CycleSlot = zod.input<typeof CycleSlot>;
export type CycleSlotOutput = zod.output<typeof CycleSlot>;

export const CalendarDayRegExp = new RegExp('^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', 'u');


export const CalendarDay = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(CalendarDayMax, { abort: true })).check(/*#__PURE__*/ zod.regex(CalendarDayRegExp));

export type CalendarDay = zod.input<typeof CalendarDay>;
export type CalendarDayOutput = zod.output<typeof CalendarDay>;

export const LessonSeries = /*#__PURE__*/ zod.object({
  "classId": Id,
  "cycle": /*#__PURE__*/ zod.array(CycleSlot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonSeriesCycleMax)),
  "startDate": CalendarDay.check(/*#__PURE__*/ zod.describe('')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lessonSeriesCountMax)),
  "durationMinutes": /*#__PURE__*/ zod.exactOptional(LessonMinutes).check(/*#__PURE__*/ zod.describe('')),
  "timeZone": TimeZone.check(/*#__PURE__*/ zod.describe(''))
});

export type LessonSeries = zod.input<typeof LessonSeries>;
export type LessonSeriesOutput = zod.output<typeof LessonSeries>;

export const LessonTimeProblem = /*#__PURE__*/ zod.enum(['inPast', 'begun', 'noneLeft', 'studentsBusy', 'teacherBusy', 'overlap']);

export type LessonTimeProblem = zod.input<typeof LessonTimeProblem>;
export type LessonTimeProblemOutput = zod.output<typeof LessonTimeProblem>;

export const LessonTimeCheck = /*#__PURE__*/ zod.object({
  "startTime": Instant,
  "endTime": Instant,
  "isPossible": /*#__PURE__*/ zod.boolean(),
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "problem": /*#__PURE__*/ zod.union([LessonTimeProblem,/*#__PURE__*/ zod.null()]),
  "conflicts": /*#__PURE__*/ zod.array(LessonConflict)
});

export type LessonTimeCheck = zod.input<typeof LessonTimeCheck>;
export type LessonTimeCheckOutput = zod.output<typeof LessonTimeCheck>;


export const LessonSeriesPreview = /*#__PURE__*/ zod.object({
  "isPossible": /*#__PURE__*/ zod.boolean(),
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "lessons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": /*#__PURE__*/ zod.string(),
  "isShifted": /*#__PURE__*/ zod.boolean(),
  "check": LessonTimeCheck
})).check(/*#__PURE__*/ zod.maxLength(lessonSeriesPreviewLessonsMax))
});

export type LessonSeriesPreview = zod.input<typeof LessonSeriesPreview>;
export type LessonSeriesPreviewOutput = zod.output<typeof LessonSeriesPreview>;

export const LessonSeriesRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "cycle": /*#__PURE__*/ zod.array(CycleSlot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonSeriesRequestCycleMax)),
  "startDate": CalendarDay,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lessonSeriesRequestCountMax)),
  "durationMinutes": /*#__PURE__*/ zod.exactOptional(LessonMinutes),
  "timeZone": TimeZone,
  "confirm": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type LessonSeriesRequest = zod.input<typeof LessonSeriesRequest>;
export type LessonSeriesRequestOutput = zod.output<typeof LessonSeriesRequest>;

export const SchoolLessonMove = /*#__PURE__*/ zod.object({
  "classId": Id,
  "lessonId": Id,
  "startTime": Instant,
  "basedOn": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "confirm": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SchoolLessonMove = zod.input<typeof SchoolLessonMove>;
export type SchoolLessonMoveOutput = zod.output<typeof SchoolLessonMove>;

export const SchoolLessonsRef = /*#__PURE__*/ zod.object({
  "classId": Id,
  "lessonIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(schoolLessonsRefLessonIdsMax))
});

export type SchoolLessonsRef = zod.input<typeof SchoolLessonsRef>;
export type SchoolLessonsRefOutput = zod.output<typeof SchoolLessonsRef>;

export const ClientKeyKind = /*#__PURE__*/ zod.enum(['page', 'server']);

export type ClientKeyKind = zod.input<typeof ClientKeyKind>;
export type ClientKeyKindOutput = zod.output<typeof ClientKeyKind>;

export const WebOriginRegExp = new RegExp('^https?://[a-z0-9.-]+(:[0-9]{1,5})?$', 'u');


export const WebOrigin = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WebOriginMax, { abort: true })).check(/*#__PURE__*/ zod.regex(WebOriginRegExp));

export type WebOrigin = zod.input<typeof WebOrigin>;
export type WebOriginOutput = zod.output<typeof WebOrigin>;

export const ClientKey = /*#__PURE__*/ zod.object({
  "keyId": Id,
  "name": /*#__PURE__*/ zod.string(),
  "kind": ClientKeyKind,
  "origins": /*#__PURE__*/ zod.array(WebOrigin).check(/*#__PURE__*/ zod.maxLength(clientKeyOriginsMax)),
  "createdAt": Instant,
  "lastUsedAt": OptionalInstant,
  "revokedAt": OptionalInstant
});

export type ClientKey = zod.input<typeof ClientKey>;
export type ClientKeyOutput = zod.output<typeof ClientKey>;

export const ClientKeyNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const ClientKeyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ClientKeyNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(ClientKeyNameRegExp));

export type ClientKeyName = zod.input<typeof ClientKeyName>;
export type ClientKeyNameOutput = zod.output<typeof ClientKeyName>;

export const NewClientKey = /*#__PURE__*/ zod.object({
  "name": ClientKeyName,
  "kind": ClientKeyKind,
  "origins": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(WebOrigin).check(/*#__PURE__*/ zod.maxLength(newClientKeyOriginsMax)))
});

export type NewClientKey = zod.input<typeof NewClientKey>;
export type NewClientKeyOutput = zod.output<typeof NewClientKey>;

export const ClientKeySecret = /*#__PURE__*/ zod.object({
  "key": ClientKey,
  "secret": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type ClientKeySecret = zod.input<typeof ClientKeySecret>;
export type ClientKeySecretOutput = zod.output<typeof ClientKeySecret>;

export const ClientKeyRef = /*#__PURE__*/ zod.object({
  "keyId": Id
});

export type ClientKeyRef = zod.input<typeof ClientKeyRef>;
export type ClientKeyRefOutput = zod.output<typeof ClientKeyRef>;

export const ClientKeyOrigins = /*#__PURE__*/ zod.object({
  "keyId": Id,
  "origins": /*#__PURE__*/ zod.array(WebOrigin).check(/*#__PURE__*/ zod.maxLength(clientKeyOriginsOriginsMax))
});

export type ClientKeyOrigins = zod.input<typeof ClientKeyOrigins>;
export type ClientKeyOriginsOutput = zod.output<typeof ClientKeyOrigins>;

export const AuditFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditFilterKeywordMax))),
  "action": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditFilterActionMax))),
  "actorId": /*#__PURE__*/ zod.exactOptional(Id),
  "targetId": /*#__PURE__*/ zod.exactOptional(Id),
  "from": /*#__PURE__*/ zod.exactOptional(Instant),
  "until": /*#__PURE__*/ zod.exactOptional(Instant),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type AuditFilter = zod.input<typeof AuditFilter>;
export type AuditFilterOutput = zod.output<typeof AuditFilter>;

export const AuditEntry = /*#__PURE__*/ zod.object({
  "entryId": Id,
  "at": Instant,
  "actorId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "actorName": /*#__PURE__*/ zod.string(),
  "action": /*#__PURE__*/ zod.string(),
  "targetType": /*#__PURE__*/ zod.enum(['school', 'person', 'invitation', 'course', 'class', 'key', 'job', 'import', 'order', 'enquiry']),
  "targetId": /*#__PURE__*/ zod.string(),
  "detail": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean()])))
});

export type AuditEntry = zod.input<typeof AuditEntry>;
export type AuditEntryOutput = zod.output<typeof AuditEntry>;

export const AuditPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(AuditEntry).check(/*#__PURE__*/ zod.maxLength(auditPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type AuditPage = zod.input<typeof AuditPage>;
export type AuditPageOutput = zod.output<typeof AuditPage>;

export const SchoolStorage = /*#__PURE__*/ zod.object({
  "usedBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolStorageUsedBytesMin)),
  "quotaBytesPerPerson": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolStorageQuotaBytesPerPersonMin)),
  "freeBytes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolStorageFreeBytesMin))),
  "people": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "person": SchoolPersonBrief,
  "role": Role,
  "usedBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolStoragePeopleItemUsedBytesMin)),
  "files": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolStoragePeopleItemFilesMin))
})).check(/*#__PURE__*/ zod.maxLength(schoolStoragePeopleMax))
});

export type SchoolStorage = zod.input<typeof SchoolStorage>;
export type SchoolStorageOutput = zod.output<typeof SchoolStorage>;

export const SchoolJobStatus = /*#__PURE__*/ zod.enum(['waiting', 'running', 'done', 'failed']);

export type SchoolJobStatus = zod.input<typeof SchoolJobStatus>;
export type SchoolJobStatusOutput = zod.output<typeof SchoolJobStatus>;

export const SchoolJobFilter = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(SchoolJobStatus),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolJobFilterKindMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolJobFilter = zod.input<typeof SchoolJobFilter>;
export type SchoolJobFilterOutput = zod.output<typeof SchoolJobFilter>;

export const SchoolJob = /*#__PURE__*/ zod.object({
  "jobId": Id,
  "kind": /*#__PURE__*/ zod.string(),
  "about": /*#__PURE__*/ zod.string(),
  "status": SchoolJobStatus,
  "runAt": Instant,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolJobAttemptsMin)),
  "error": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "createdAt": Instant,
  "finishedAt": OptionalInstant
});

export type SchoolJob = zod.input<typeof SchoolJob>;
export type SchoolJobOutput = zod.output<typeof SchoolJob>;

export const SchoolJobPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolJob).check(/*#__PURE__*/ zod.maxLength(schoolJobPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolJobPage = zod.input<typeof SchoolJobPage>;
export type SchoolJobPageOutput = zod.output<typeof SchoolJobPage>;

export const SchoolJobRef = /*#__PURE__*/ zod.object({
  "jobId": Id
});

export type SchoolJobRef = zod.input<typeof SchoolJobRef>;
export type SchoolJobRefOutput = zod.output<typeof SchoolJobRef>;

export const SchoolTable = /*#__PURE__*/ zod.enum(['teachers', 'students', 'textbooks', 'courses', 'classes', 'series', 'enrolments']);

export type SchoolTable = zod.input<typeof SchoolTable>;
export type SchoolTableOutput = zod.output<typeof SchoolTable>;

export const SchoolImportUpload = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob),
  "table": /*#__PURE__*/ zod.exactOptional(SchoolTable).check(/*#__PURE__*/ zod.describe(''))
});

export type SchoolImportUpload = zod.input<typeof SchoolImportUpload>;
export type SchoolImportUploadOutput = zod.output<typeof SchoolImportUpload>;

export const SchoolImportState = /*#__PURE__*/ zod.enum(['reading', 'checked', 'applying', 'done', 'failed', 'discarded']);

export type SchoolImportState = zod.input<typeof SchoolImportState>;
export type SchoolImportStateOutput = zod.output<typeof SchoolImportState>;

export const SchoolImportFailure = /*#__PURE__*/ zod.enum(['broken', 'too-large', 'too-many-rows', 'too-many-columns', 'encrypted', 'not-xlsx', 'unknown-encoding', 'unknown-columns', 'repeated-columns', 'ambiguous-columns', 'too-many-lessons', 'no-rows', 'timed-out', 'crashed', 'gave-up']);

export type SchoolImportFailure = zod.input<typeof SchoolImportFailure>;
export type SchoolImportFailureOutput = zod.output<typeof SchoolImportFailure>;

export const SchoolImport = /*#__PURE__*/ zod.object({
  "importId": Id,
  "fileName": /*#__PURE__*/ zod.string(),
  "format": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('csv'),/*#__PURE__*/ zod.literal('xlsx'),/*#__PURE__*/ zod.literal('oneroster'),/*#__PURE__*/ zod.literal(null)])),
  "encoding": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "tables": /*#__PURE__*/ zod.array(SchoolTable).check(/*#__PURE__*/ zod.maxLength(schoolImportTablesMax)),
  "unreadColumns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolImportUnreadColumnsItemMax))).check(/*#__PURE__*/ zod.maxLength(schoolImportUnreadColumnsMax)),
  "state": SchoolImportState,
  "failure": /*#__PURE__*/ zod.union([SchoolImportFailure,/*#__PURE__*/ zod.null()]),
  "mode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('all'),/*#__PURE__*/ zod.literal('good'),/*#__PURE__*/ zod.literal(null)])),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportRowsMin)),
  "good": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportGoodMin)),
  "bad": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportBadMin)),
  "done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportDoneMin)),
  "created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportCreatedMin)),
  "changed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportChangedMin)),
  "unchanged": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolImportUnchangedMin)),
  "createdBy": /*#__PURE__*/ zod.string(),
  "createdAt": Instant,
  "finishedAt": OptionalInstant
});

export type SchoolImport = zod.input<typeof SchoolImport>;
export type SchoolImportOutput = zod.output<typeof SchoolImport>;

export const SchoolImportFilter = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolImportFilter = zod.input<typeof SchoolImportFilter>;
export type SchoolImportFilterOutput = zod.output<typeof SchoolImportFilter>;

export const SchoolImportPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolImport).check(/*#__PURE__*/ zod.maxLength(schoolImportPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolImportPage = zod.input<typeof SchoolImportPage>;
export type SchoolImportPageOutput = zod.output<typeof SchoolImportPage>;

export const SchoolImportRef = /*#__PURE__*/ zod.object({
  "importId": Id
});

export type SchoolImportRef = zod.input<typeof SchoolImportRef>;
export type SchoolImportRefOutput = zod.output<typeof SchoolImportRef>;

export const SchoolImportRowState = /*#__PURE__*/ zod.enum(['good', 'bad', 'created', 'changed', 'unchanged']);

export type SchoolImportRowState = zod.input<typeof SchoolImportRowState>;
export type SchoolImportRowStateOutput = zod.output<typeof SchoolImportRowState>;

export const SchoolImportRowFilter = /*#__PURE__*/ zod.object({
  "importId": Id,
  "state": /*#__PURE__*/ zod.exactOptional(SchoolImportRowState),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SchoolImportRowFilter = zod.input<typeof SchoolImportRowFilter>;
export type SchoolImportRowFilterOutput = zod.output<typeof SchoolImportRowFilter>;

export const SchoolImportProblem = /*#__PURE__*/ zod.enum(['required', 'too-long', 'too-short', 'not-a-name', 'not-a-username', 'not-a-phone', 'not-a-country-code', 'not-a-date', 'not-a-time', 'not-a-weekday', 'not-a-number', 'out-of-range', 'not-a-zone', 'not-a-role', 'not-a-type', 'not-readable', 'cut-row', 'bad-quotes', 'too-many-cells', 'double-in-file', 'taken', 'cannot-change', 'unknown', 'is-closed', 'class-full', 'in-past', 'teacher-busy', 'students-busy', 'overlap', 'role-differs', 'family-differs', 'circular-family', 'not-with-family', 'needs-bad-row']);

export type SchoolImportProblem = zod.input<typeof SchoolImportProblem>;
export type SchoolImportProblemOutput = zod.output<typeof SchoolImportProblem>;


export const SchoolImportRow = /*#__PURE__*/ zod.object({
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "table": SchoolTable,
  "label": /*#__PURE__*/ zod.string(),
  "state": SchoolImportRowState,
  "problems": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string(),
  "reason": SchoolImportProblem,
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolImportRowProblemsItemValueMax)),
  "allowed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolImportRowProblemsItemAllowedMax))),
  "otherLine": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})).check(/*#__PURE__*/ zod.maxLength(schoolImportRowProblemsMax))
});

export type SchoolImportRow = zod.input<typeof SchoolImportRow>;
export type SchoolImportRowOutput = zod.output<typeof SchoolImportRow>;

export const SchoolImportRowPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolImportRow).check(/*#__PURE__*/ zod.maxLength(schoolImportRowPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolImportRowPage = zod.input<typeof SchoolImportRowPage>;
export type SchoolImportRowPageOutput = zod.output<typeof SchoolImportRowPage>;

export const SchoolImportApplication = /*#__PURE__*/ zod.object({
  "importId": Id,
  "mode": /*#__PURE__*/ zod.enum(['all', 'good'])
});

export type SchoolImportApplication = zod.input<typeof SchoolImportApplication>;
export type SchoolImportApplicationOutput = zod.output<typeof SchoolImportApplication>;

export const schoolExportRequestContentDefault = `rows`;

export const SchoolExportRequest = /*#__PURE__*/ zod.object({
  "table": SchoolTable,
  "format": /*#__PURE__*/ zod.enum(['csv', 'xlsx', 'oneroster']),
  "content": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['rows', 'template']), schoolExportRequestContentDefault)
});

export type SchoolExportRequest = zod.input<typeof SchoolExportRequest>;
export type SchoolExportRequestOutput = zod.output<typeof SchoolExportRequest>;

export const InvitationSecretRegExp = new RegExp('^[A-Za-z0-9_-]{20,100}$', 'u');


export const InvitationSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(InvitationSecretMin)).check(/*#__PURE__*/ zod.maxLength(InvitationSecretMax, { abort: true })).check(/*#__PURE__*/ zod.regex(InvitationSecretRegExp));

export type InvitationSecret = zod.input<typeof InvitationSecret>;
export type InvitationSecretOutput = zod.output<typeof InvitationSecret>;

export const InvitationToken = /*#__PURE__*/ zod.object({
  "token": InvitationSecret
});

export type InvitationToken = zod.input<typeof InvitationToken>;
export type InvitationTokenOutput = zod.output<typeof InvitationToken>;

export const RegistrationDetails = /*#__PURE__*/ zod.object({
  "parentName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationDetailsParentNameMax)),
  "parentMobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationDetailsParentMobileMax))
});

export type RegistrationDetails = zod.input<typeof RegistrationDetails>;
export type RegistrationDetailsOutput = zod.output<typeof RegistrationDetails>;

export const OpenInvitation = /*#__PURE__*/ zod.object({
  "schoolName": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "nickname": /*#__PURE__*/ zod.string(),
  "username": /*#__PURE__*/ zod.string(),
  "role": Role,
  "expiresAt": Instant,
  "registration": /*#__PURE__*/ zod.union([RegistrationDetails,/*#__PURE__*/ zod.null()])
});

export type OpenInvitation = zod.input<typeof OpenInvitation>;
export type OpenInvitationOutput = zod.output<typeof OpenInvitation>;

export const InvitationAcceptance = /*#__PURE__*/ zod.object({
  "token": InvitationSecret,
  "password": ChosenPassword,
  "passwordAgain": ChosenPassword,
  "name": /*#__PURE__*/ zod.exactOptional(PersonName).check(/*#__PURE__*/ zod.describe('')),
  "username": /*#__PURE__*/ zod.exactOptional(AccountUsername).check(/*#__PURE__*/ zod.describe('')),
  "studentName": /*#__PURE__*/ zod.exactOptional(PersonName).check(/*#__PURE__*/ zod.describe('')),
  "parentName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationAcceptanceParentNameMax))),
  "parentMobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationAcceptanceParentMobileMax)))
});

export type InvitationAcceptance = zod.input<typeof InvitationAcceptance>;
export type InvitationAcceptanceOutput = zod.output<typeof InvitationAcceptance>;

export const AcceptedInvitation = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string(),
  "role": Role
});

export type AcceptedInvitation = zod.input<typeof AcceptedInvitation>;
export type AcceptedInvitationOutput = zod.output<typeof AcceptedInvitation>;

export const MetricEntry = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(metricEntryUserIdMax)),
  "stuId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(metricEntryStuIdMax))),
  "subBizType": /*#__PURE__*/ zod.enum(['WhiteScreen', 'CommRequest', 'WebVital']),
  "logType": /*#__PURE__*/ zod.enum(['info', 'warn', 'error']),
  "collectTime": Instant,
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(metricEntryDataMax))
});

export type MetricEntry = zod.input<typeof MetricEntry>;
export type MetricEntryOutput = zod.output<typeof MetricEntry>;

export const MetricsReport = /*#__PURE__*/ zod.object({
  "sendTime": Instant,
  "infos": /*#__PURE__*/ zod.array(MetricEntry).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(metricsReportInfosMax))
});

export type MetricsReport = zod.input<typeof MetricsReport>;
export type MetricsReportOutput = zod.output<typeof MetricsReport>;

export const MetricsReceipt = /*#__PURE__*/ zod.object({
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(metricsReceiptAcceptedMin))
});

export type MetricsReceipt = zod.input<typeof MetricsReceipt>;
export type MetricsReceiptOutput = zod.output<typeof MetricsReceipt>;

export const CourseDuration = /*#__PURE__*/ zod.object({
  "durationMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseDurationDurationMinutesMin)).check(/*#__PURE__*/ zod.lte(courseDurationDurationMinutesMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(courseDurationLabelMax))
});

export type CourseDuration = zod.input<typeof CourseDuration>;
export type CourseDurationOutput = zod.output<typeof CourseDuration>;

export const NationRegExp = new RegExp('^[A-Z]{2}$', 'u');


export const Nation = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NationMax, { abort: true })).check(/*#__PURE__*/ zod.regex(NationRegExp));

export type Nation = zod.input<typeof Nation>;
export type NationOutput = zod.output<typeof Nation>;

export const phoneZoneZoneRegExp = new RegExp('^[0-9]{1,4}$', 'u');
export const PhoneZone = /*#__PURE__*/ zod.object({
  "nation": Nation,
  "zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneZoneZoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(phoneZoneZoneRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneZoneNameMax)),
  "flag": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneZoneFlagMax)),
  "example": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneZoneExampleMax))),
  "isCommon": /*#__PURE__*/ zod.boolean()
});

export type PhoneZone = zod.input<typeof PhoneZone>;
export type PhoneZoneOutput = zod.output<typeof PhoneZone>;

export const NationRequest = /*#__PURE__*/ zod.object({
  "nation": Nation
});

export type NationRequest = zod.input<typeof NationRequest>;
export type NationRequestOutput = zod.output<typeof NationRequest>;

export const desktopReleasesRequestVersionRegExp = new RegExp('^[0-9]{1,4}(\\.[0-9]{1,4}){0,3}$', 'u');


export const DesktopReleasesRequest = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(desktopReleasesRequestVersionMax, { abort: true })).check(/*#__PURE__*/ zod.regex(desktopReleasesRequestVersionRegExp)))
});

export type DesktopReleasesRequest = zod.input<typeof DesktopReleasesRequest>;
export type DesktopReleasesRequestOutput = zod.output<typeof DesktopReleasesRequest>;

export const DesktopRelease = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(desktopReleaseVersionMax)),
  "releasedAt": Instant,
  "notes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(desktopReleaseNotesMax)),
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(desktopReleaseSizeBytesMin)),
  "isForced": /*#__PURE__*/ zod.boolean()
});

export type DesktopRelease = zod.input<typeof DesktopRelease>;
export type DesktopReleaseOutput = zod.output<typeof DesktopRelease>;

export const DesktopReleases = /*#__PURE__*/ zod.object({
  "update": /*#__PURE__*/ zod.enum(['none', 'available', 'required']),
  "releases": /*#__PURE__*/ zod.array(DesktopRelease).check(/*#__PURE__*/ zod.maxLength(desktopReleasesReleasesMax))
});

export type DesktopReleases = zod.input<typeof DesktopReleases>;
export type DesktopReleasesOutput = zod.output<typeof DesktopReleases>;

export const Language = /*#__PURE__*/ zod.enum(['zh-CN', 'en-US', 'ja-JP']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

export const DemoAccount = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "role": Role,
  "zone": /*#__PURE__*/ zod.string(),
  "mobile": /*#__PURE__*/ zod.string()
});

export type DemoAccount = zod.input<typeof DemoAccount>;
export type DemoAccountOutput = zod.output<typeof DemoAccount>;

export const DemoAccess = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.string(),
  "accounts": /*#__PURE__*/ zod.array(DemoAccount)
});

export type DemoAccess = zod.input<typeof DemoAccess>;
export type DemoAccessOutput = zod.output<typeof DemoAccess>;







export const Limits = /*#__PURE__*/ zod.object({
  "smallClass": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "largeClass": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "ratingComment": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "message": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type Limits = zod.input<typeof Limits>;
export type LimitsOutput = zod.output<typeof Limits>;

export const PasswordCharacterKind = /*#__PURE__*/ zod.enum(['lower', 'upper', 'digit', 'symbol']);

export type PasswordCharacterKind = zod.input<typeof PasswordCharacterKind>;
export type PasswordCharacterKindOutput = zod.output<typeof PasswordCharacterKind>;

export const PasswordRule = /*#__PURE__*/ zod.object({
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordRuleMinLengthMin)).check(/*#__PURE__*/ zod.lte(passwordRuleMinLengthMax)),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordRuleMaxLengthMin)).check(/*#__PURE__*/ zod.lte(passwordRuleMaxLengthMax)),
  "kinds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordRuleKindsMax)),
  "needs": /*#__PURE__*/ zod.array(PasswordCharacterKind).check(/*#__PURE__*/ zod.maxLength(passwordRuleNeedsMax)),
  "refusesCommon": /*#__PURE__*/ zod.boolean()
});

export type PasswordRule = zod.input<typeof PasswordRule>;
export type PasswordRuleOutput = zod.output<typeof PasswordRule>;

export const BaseInfo = /*#__PURE__*/ zod.object({
  "productName": /*#__PURE__*/ zod.string(),
  "schoolName": /*#__PURE__*/ zod.string(),
  "schoolLogo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "hasSchool": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "schoolTimeZone": TimeZone,
  "serverTime": Instant,
  "languages": /*#__PURE__*/ zod.array(Language),
  "signInWays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['username', 'phone', 'sms', 'wechat'])),
  "demo": /*#__PURE__*/ zod.union([DemoAccess,/*#__PURE__*/ zod.null()]),
  "limits": Limits,
  "passwordRule": PasswordRule
});

export type BaseInfo = zod.input<typeof BaseInfo>;
export type BaseInfoOutput = zod.output<typeof BaseInfo>;

export const FeedbackDetailRequest = /*#__PURE__*/ zod.object({
  "id": Id
});

export type FeedbackDetailRequest = zod.input<typeof FeedbackDetailRequest>;
export type FeedbackDetailRequestOutput = zod.output<typeof FeedbackDetailRequest>;

export const FeedbackOption = /*#__PURE__*/ zod.object({
  "optionId": Id,
  "label": /*#__PURE__*/ zod.string(),
  "tone": /*#__PURE__*/ zod.enum(['positive', 'negative'])
});

export type FeedbackOption = zod.input<typeof FeedbackOption>;
export type FeedbackOptionOutput = zod.output<typeof FeedbackOption>;

export const FeedbackDetail = /*#__PURE__*/ zod.object({
  "id": Id,
  "lessonId": Id,
  "lessonName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackDetailLessonNameMax)),
  "startsAt": Instant,
  "className": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(feedbackDetailClassNameMax)),
  "author": Person,
  "authorRole": Role,
  "about": /*#__PURE__*/ zod.union([Person,/*#__PURE__*/ zod.null()]),
  "options": /*#__PURE__*/ zod.array(FeedbackOption),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(feedbackDetailContentMax)),
  "savedAt": Instant
});

export type FeedbackDetail = zod.input<typeof FeedbackDetail>;
export type FeedbackDetailOutput = zod.output<typeof FeedbackDetail>;

export const AccountStudentsRequest = /*#__PURE__*/ zod.object({
  "accountType": /*#__PURE__*/ zod.enum(['017001'])
});

export type AccountStudentsRequest = zod.input<typeof AccountStudentsRequest>;
export type AccountStudentsRequestOutput = zod.output<typeof AccountStudentsRequest>;

export const AccountStudent = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountStudentNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountStudentNicknameMax)),
  "avatar": Avatar,
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountStudentGradeNameMax))),
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type AccountStudent = zod.input<typeof AccountStudent>;
export type AccountStudentOutput = zod.output<typeof AccountStudent>;

export const StudentChoice = /*#__PURE__*/ zod.object({
  "stuId": Id
});

export type StudentChoice = zod.input<typeof StudentChoice>;
export type StudentChoiceOutput = zod.output<typeof StudentChoice>;

export const TeacherChoice = /*#__PURE__*/ zod.object({
  "tchId": Id
});

export type TeacherChoice = zod.input<typeof TeacherChoice>;
export type TeacherChoiceOutput = zod.output<typeof TeacherChoice>;

export const TaughtClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtClassClassNameMax)),
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtClassCourseNameMax))
});

export type TaughtClass = zod.input<typeof TaughtClass>;
export type TaughtClassOutput = zod.output<typeof TaughtClass>;

export const TeacherInfo = /*#__PURE__*/ zod.object({
  "tchId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(teacherInfoNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherInfoNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherInfoIntroductionMax)),
  "classes": /*#__PURE__*/ zod.array(TaughtClass)
});

export type TeacherInfo = zod.input<typeof TeacherInfo>;
export type TeacherInfoOutput = zod.output<typeof TeacherInfo>;

export const profileChangeNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');
export const profileChangeNicknameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');
export const ProfileChange = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileChangeNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(profileChangeNameRegExp))),
  "nickname": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileChangeNicknameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(profileChangeNicknameRegExp))),
  "avatar": /*#__PURE__*/ zod.exactOptional(ObjectKey),
  "introduction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileChangeIntroductionMax))),
  "birthday": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(profileChangeBirthdayOneMax)),/*#__PURE__*/ zod.literal("")])),
  "gradeId": /*#__PURE__*/ zod.exactOptional(Id),
  "timeZone": /*#__PURE__*/ zod.exactOptional(TimeZone)
});

export type ProfileChange = zod.input<typeof ProfileChange>;
export type ProfileChangeOutput = zod.output<typeof ProfileChange>;

export const Profile = /*#__PURE__*/ zod.object({
  "userId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileIntroductionMax)),
  "birthday": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "gradeId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileGradeNameMax))),
  "timeZone": /*#__PURE__*/ zod.union([TimeZone,/*#__PURE__*/ zod.null()])
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;

export const MaskedMobile = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MaskedMobileMax)));

export type MaskedMobile = zod.input<typeof MaskedMobile>;
export type MaskedMobileOutput = zod.output<typeof MaskedMobile>;

export const PhoneChange = /*#__PURE__*/ zod.object({
  "zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneChangeZoneMax)),
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneChangeMobileMax)),
  "effectiveAt": Instant.check(/*#__PURE__*/ zod.describe(''))
});

export type PhoneChange = zod.input<typeof PhoneChange>;
export type PhoneChangeOutput = zod.output<typeof PhoneChange>;

export const WechatBinding = /*#__PURE__*/ zod.object({
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wechatBindingNicknameMax)),
  "boundAt": Instant
});

export type WechatBinding = zod.input<typeof WechatBinding>;
export type WechatBindingOutput = zod.output<typeof WechatBinding>;

export const PasskeyNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const PasskeyName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PasskeyNameRegExp));

export type PasskeyName = zod.input<typeof PasskeyName>;
export type PasskeyNameOutput = zod.output<typeof PasskeyName>;

export const Passkey = /*#__PURE__*/ zod.object({
  "passkeyId": PasskeyId,
  "name": PasskeyName,
  "createdAt": Instant,
  "lastUsedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;

export const AccountPerson = /*#__PURE__*/ zod.object({
  "userId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountPersonNameMax)),
  "role": Role
});

export type AccountPerson = zod.input<typeof AccountPerson>;
export type AccountPersonOutput = zod.output<typeof AccountPerson>;

export const AccountInfo = /*#__PURE__*/ zod.object({
  "profile": Profile,
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountInfoUsernameMax)),
  "zone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accountInfoZoneMax))),
  "mobile": MaskedMobile,
  "phoneChange": /*#__PURE__*/ zod.union([PhoneChange,/*#__PURE__*/ zod.null()]),
  "wechat": /*#__PURE__*/ zod.union([WechatBinding,/*#__PURE__*/ zod.null()]),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "passwordChangedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "passwordDaysLeft": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInfoPasswordDaysLeftMin))),
  "isPasswordOld": /*#__PURE__*/ zod.boolean(),
  "isTwoFactor": /*#__PURE__*/ zod.boolean(),
  "totpSince": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "recoveryCodesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInfoRecoveryCodesLeftMin)).check(/*#__PURE__*/ zod.lte(accountInfoRecoveryCodesLeftMax)),
  "passkeys": /*#__PURE__*/ zod.array(Passkey).check(/*#__PURE__*/ zod.maxLength(accountInfoPasskeysMax)),
  "sessionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInfoSessionCountMin)),
  "deviceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInfoDeviceCountMin)),
  "closesAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "deletionDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accountInfoDeletionDaysMin)),
  "people": /*#__PURE__*/ zod.array(AccountPerson).check(/*#__PURE__*/ zod.minLength(1))
});

export type AccountInfo = zod.input<typeof AccountInfo>;
export type AccountInfoOutput = zod.output<typeof AccountInfo>;

export const PasswordChange = /*#__PURE__*/ zod.object({
  "oldPassword": Password,
  "password": ChosenPassword,
  "passwordAgain": ChosenPassword,
  "keepWechat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type PasswordChange = zod.input<typeof PasswordChange>;
export type PasswordChangeOutput = zod.output<typeof PasswordChange>;

export const MobileChange = /*#__PURE__*/ zod.object({
  "zone": Zone,
  "mobile": Mobile,
  "smsCode": SmsCodeText,
  "password": /*#__PURE__*/ zod.exactOptional(Password),
  "isOldPhoneLost": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type MobileChange = zod.input<typeof MobileChange>;
export type MobileChangeOutput = zod.output<typeof MobileChange>;

export const PasswordReset = /*#__PURE__*/ zod.object({
  "smsCode": SmsCodeText,
  "password": ChosenPassword,
  "passwordAgain": ChosenPassword,
  "keepWechat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const NewPassword = /*#__PURE__*/ zod.object({
  "password": ChosenPassword,
  "passwordAgain": ChosenPassword
});

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const LessonStatus = /*#__PURE__*/ zod.enum(['notStarted', 'waitingToStart', 'inProgress', 'ended', 'expired', 'absent', 'waitingToBeAdjusted']);

export type LessonStatus = zod.input<typeof LessonStatus>;
export type LessonStatusOutput = zod.output<typeof LessonStatus>;

export const EntryDenial = /*#__PURE__*/ zod.enum(['doorNotOpen', 'entryClosed', 'roomFull', 'removed', 'ended', 'notEnrolled']);

export type EntryDenial = zod.input<typeof EntryDenial>;
export type EntryDenialOutput = zod.output<typeof EntryDenial>;

export const Attendance = /*#__PURE__*/ zod.enum(['present', 'late', 'absent']);

export type Attendance = zod.input<typeof Attendance>;
export type AttendanceOutput = zod.output<typeof Attendance>;

export const CourseCategory = /*#__PURE__*/ zod.enum(['systematic', 'public']);

export type CourseCategory = zod.input<typeof CourseCategory>;
export type CourseCategoryOutput = zod.output<typeof CourseCategory>;

export const LessonReplayState = /*#__PURE__*/ zod.enum(['none', 'pending', 'ready']);

export type LessonReplayState = zod.input<typeof LessonReplayState>;
export type LessonReplayStateOutput = zod.output<typeof LessonReplayState>;

export const AttendancePlan = /*#__PURE__*/ zod.enum(['attending', 'onLeave']);

export type AttendancePlan = zod.input<typeof AttendancePlan>;
export type AttendancePlanOutput = zod.output<typeof AttendancePlan>;

export const LessonSummary = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "classId": Id,
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonSummaryCourseNameMax)),
  "courseNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "coursePinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "lessonName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonSummaryLessonNameMax)),
  "lessonNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "lessonPinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "classType": ClassType,
  "teachingType": /*#__PURE__*/ zod.string(),
  "teacher": Person,
  "startTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "endTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "startedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "endedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "status": LessonStatus,
  "doorOpensAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "entryClosesAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "canEnter": /*#__PURE__*/ zod.boolean(),
  "enterDenial": /*#__PURE__*/ zod.union([EntryDenial,/*#__PURE__*/ zod.null()]),
  "canStart": /*#__PURE__*/ zod.boolean(),
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonSummaryStudentCountMin)),
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(lessonSummaryStudentLimitMax)),
  "attendance": /*#__PURE__*/ zod.union([Attendance,/*#__PURE__*/ zod.null()]),
  "hasRated": /*#__PURE__*/ zod.boolean(),
  "className": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonSummaryClassNameMax)),
  "classNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "classPinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "courseKind": CourseCategory,
  "resourceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonSummaryResourceCountMin)),
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonSummaryHomeworkCountMin)),
  "replay": LessonReplayState,
  "plan": /*#__PURE__*/ zod.union([AttendancePlan,/*#__PURE__*/ zod.null()]),
  "movedFrom": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type LessonSummary = zod.input<typeof LessonSummary>;
export type LessonSummaryOutput = zod.output<typeof LessonSummary>;

export const lessonDayServerTimeRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const LessonDay = /*#__PURE__*/ zod.object({
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(lessonDayServerTimeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(lessonDayServerTimeRegExp)),
  "schoolTimeZone": TimeZone,
  "lessons": /*#__PURE__*/ zod.array(LessonSummary)
});

export type LessonDay = zod.input<typeof LessonDay>;
export type LessonDayOutput = zod.output<typeof LessonDay>;

export const TheDayRequest = /*#__PURE__*/ zod.object({
  "theDay": CalendarDay
});

export type TheDayRequest = zod.input<typeof TheDayRequest>;
export type TheDayRequestOutput = zod.output<typeof TheDayRequest>;

export const YearRequest = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(yearRequestYearMin)).check(/*#__PURE__*/ zod.lte(yearRequestYearMax))
});

export type YearRequest = zod.input<typeof YearRequest>;
export type YearRequestOutput = zod.output<typeof YearRequest>;

export const LessonDate = /*#__PURE__*/ zod.object({
  "day": CalendarDay,
  "lessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonDateLessonsMin)),
  "homework": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonDateHomeworkMin))
});

export type LessonDate = zod.input<typeof LessonDate>;
export type LessonDateOutput = zod.output<typeof LessonDate>;

export const LessonDates = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonDatesYearMin)).check(/*#__PURE__*/ zod.lte(lessonDatesYearMax)),
  "days": /*#__PURE__*/ zod.array(LessonDate).check(/*#__PURE__*/ zod.maxLength(lessonDatesDaysMax))
});

export type LessonDates = zod.input<typeof LessonDates>;
export type LessonDatesOutput = zod.output<typeof LessonDates>;

export const CoursePageRequest = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type CoursePageRequest = zod.input<typeof CoursePageRequest>;
export type CoursePageRequestOutput = zod.output<typeof CoursePageRequest>;

export const NameForReader = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NameForReaderMax));

export type NameForReader = zod.input<typeof NameForReader>;
export type NameForReaderOutput = zod.output<typeof NameForReader>;

export const CoverUrl = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type CoverUrl = zod.input<typeof CoverUrl>;
export type CoverUrlOutput = zod.output<typeof CoverUrl>;

export const Percent = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PercentMin)).check(/*#__PURE__*/ zod.lte(PercentMax));

export type Percent = zod.input<typeof Percent>;
export type PercentOutput = zod.output<typeof Percent>;


export const RecentStudy = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": NameForReader,
  "coverUrl": CoverUrl,
  "chapterId": Id,
  "chapterNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "chapterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recentStudyChapterNameMax)),
  "percent": Percent,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recentStudySecondsMin)),
  "studiedAt": Instant
});

export type RecentStudy = zod.input<typeof RecentStudy>;
export type RecentStudyOutput = zod.output<typeof RecentStudy>;

export const RecentStudyPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(RecentStudy),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type RecentStudyPage = zod.input<typeof RecentStudyPage>;
export type RecentStudyPageOutput = zod.output<typeof RecentStudyPage>;

export const StudyProgressReport = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "percent": Percent.check(/*#__PURE__*/ zod.describe('')),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyProgressReportSecondsMin)).check(/*#__PURE__*/ zod.lte(studyProgressReportSecondsMax))
});

export type StudyProgressReport = zod.input<typeof StudyProgressReport>;
export type StudyProgressReportOutput = zod.output<typeof StudyProgressReport>;

export const StudyProgress = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "percent": Percent,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyProgressSecondsMin)),
  "studiedAt": Instant,
  "coursePercent": Percent.check(/*#__PURE__*/ zod.describe(''))
});

export type StudyProgress = zod.input<typeof StudyProgress>;
export type StudyProgressOutput = zod.output<typeof StudyProgress>;

export const TeachingTypeText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TeachingTypeTextMax));

export type TeachingTypeText = zod.input<typeof TeachingTypeText>;
export type TeachingTypeTextOutput = zod.output<typeof TeachingTypeText>;

export const TeachingType = /*#__PURE__*/ zod.object({
  "teachingType": TeachingTypeText,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(teachingTypeLabelMax)),
  "courses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type TeachingType = zod.input<typeof TeachingType>;
export type TeachingTypeOutput = zod.output<typeof TeachingType>;

export const StudentCourseStatus = /*#__PURE__*/ zod.enum(['notStarted', 'inProgress', 'ended']);

export type StudentCourseStatus = zod.input<typeof StudentCourseStatus>;
export type StudentCourseStatusOutput = zod.output<typeof StudentCourseStatus>;

export const StudentCourseRequest = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(StudentCourseStatus),
  "teachingType": /*#__PURE__*/ zod.exactOptional(TeachingTypeText).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type StudentCourseRequest = zod.input<typeof StudentCourseRequest>;
export type StudentCourseRequestOutput = zod.output<typeof StudentCourseRequest>;

export const ClassNameText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ClassNameTextMax));

export type ClassNameText = zod.input<typeof ClassNameText>;
export type ClassNameTextOutput = zod.output<typeof ClassNameText>;

export const CourseNameText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CourseNameTextMax));

export type CourseNameText = zod.input<typeof CourseNameText>;
export type CourseNameTextOutput = zod.output<typeof CourseNameText>;

export const LessonNameText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LessonNameTextMax));

export type LessonNameText = zod.input<typeof LessonNameText>;
export type LessonNameTextOutput = zod.output<typeof LessonNameText>;




export const NextLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "startTime": Instant,
  "endTime": Instant,
  "status": LessonStatus
});

export type NextLesson = zod.input<typeof NextLesson>;
export type NextLessonOutput = zod.output<typeof NextLesson>;

export const StudentCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "className": ClassNameText,
  "classNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "classPinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "courseName": CourseNameText,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "coverUrl": CoverUrl,
  "kind": CourseCategory,
  "classType": ClassType,
  "teachingType": TeachingTypeText,
  "teacher": Person,
  "status": StudentCourseStatus,
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentCourseTotalLessonsMin)),
  "lessonsHeld": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentCourseLessonsHeldMin)),
  "lessonsAttended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentCourseLessonsAttendedMin)),
  "nextLesson": /*#__PURE__*/ zod.union([NextLesson,/*#__PURE__*/ zod.null()]),
  "studyPercent": Percent.check(/*#__PURE__*/ zod.describe('')),
  "unsignedContractId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type StudentCourse = zod.input<typeof StudentCourse>;
export type StudentCourseOutput = zod.output<typeof StudentCourse>;

export const StudentCoursePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StudentCourse),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type StudentCoursePage = zod.input<typeof StudentCoursePage>;
export type StudentCoursePageOutput = zod.output<typeof StudentCoursePage>;

export const LessonRef = /*#__PURE__*/ zod.object({
  "lessonId": Id
});

export type LessonRef = zod.input<typeof LessonRef>;
export type LessonRefOutput = zod.output<typeof LessonRef>;

export const VisitReceipt = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "isFirst": /*#__PURE__*/ zod.boolean(),
  "visitedAt": Instant.check(/*#__PURE__*/ zod.describe(''))
});

export type VisitReceipt = zod.input<typeof VisitReceipt>;
export type VisitReceiptOutput = zod.output<typeof VisitReceipt>;

export const registrationRequestConfirmDefault = false;

export const RegistrationRequest = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), registrationRequestConfirmDefault)
});

export type RegistrationRequest = zod.input<typeof RegistrationRequest>;
export type RegistrationRequestOutput = zod.output<typeof RegistrationRequest>;

export const Registration = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "registeredAt": Instant,
  "nextLesson": /*#__PURE__*/ zod.union([NextLesson,/*#__PURE__*/ zod.null()])
});

export type Registration = zod.input<typeof Registration>;
export type RegistrationOutput = zod.output<typeof Registration>;

export const Stars = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(StarsMax));

export type Stars = zod.input<typeof Stars>;
export type StarsOutput = zod.output<typeof Stars>;

export const Performance = /*#__PURE__*/ zod.object({
  "listening": Stars,
  "speaking": Stars,
  "participation": Stars,
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(performanceCommentMax)),
  "writtenAt": Instant
});

export type Performance = zod.input<typeof Performance>;
export type PerformanceOutput = zod.output<typeof Performance>;

export const OptionalPerformance = /*#__PURE__*/ zod.union([Performance,/*#__PURE__*/ zod.null()]);

export type OptionalPerformance = zod.input<typeof OptionalPerformance>;
export type OptionalPerformanceOutput = zod.output<typeof OptionalPerformance>;

export const PrizeCounts = /*#__PURE__*/ zod.object({
  "star": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prizeCountsStarMin)),
  "flower": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prizeCountsFlowerMin)),
  "trophy": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prizeCountsTrophyMin)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prizeCountsTotalMin))
});

export type PrizeCounts = zod.input<typeof PrizeCounts>;
export type PrizeCountsOutput = zod.output<typeof PrizeCounts>;

export const PracticeKind = /*#__PURE__*/ zod.enum(['clicker', 'buzzer', 'questions', 'check', 'writing', 'fillIn', 'dictation']);

export type PracticeKind = zod.input<typeof PracticeKind>;
export type PracticeKindOutput = zod.output<typeof PracticeKind>;

export const PracticeSummary = /*#__PURE__*/ zod.object({
  "practiseId": Id,
  "kind": PracticeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(practiceSummaryTitleMax)),
  "startedAt": Instant,
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceSummaryQuestionCountMin)).check(/*#__PURE__*/ zod.lte(practiceSummaryQuestionCountMax)),
  "hasAnswered": /*#__PURE__*/ zod.boolean(),
  "correctCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceSummaryCorrectCountMin))),
  "rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type PracticeSummary = zod.input<typeof PracticeSummary>;
export type PracticeSummaryOutput = zod.output<typeof PracticeSummary>;

export const PerformanceHistory = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonName": NameForReader,
  "startTime": Instant,
  "listening": Stars,
  "speaking": Stars,
  "participation": Stars
});

export type PerformanceHistory = zod.input<typeof PerformanceHistory>;
export type PerformanceHistoryOutput = zod.output<typeof PerformanceHistory>;

export const PerformanceDetail = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "student": Student,
  "attendance": /*#__PURE__*/ zod.union([Attendance,/*#__PURE__*/ zod.null()]),
  "performance": OptionalPerformance,
  "isNew": /*#__PURE__*/ zod.boolean(),
  "prizes": PrizeCounts,
  "practises": /*#__PURE__*/ zod.array(PracticeSummary),
  "history": /*#__PURE__*/ zod.array(PerformanceHistory).check(/*#__PURE__*/ zod.maxLength(performanceDetailHistoryMax))
});

export type PerformanceDetail = zod.input<typeof PerformanceDetail>;
export type PerformanceDetailOutput = zod.output<typeof PerformanceDetail>;

export const ChatRoomRef = /*#__PURE__*/ zod.object({
  "chatRoomId": Id,
  "lessonId": Id
});

export type ChatRoomRef = zod.input<typeof ChatRoomRef>;
export type ChatRoomRefOutput = zod.output<typeof ChatRoomRef>;

export const AttendancePlanRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "plan": AttendancePlan,
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendancePlanRequestReasonMax)))
});

export type AttendancePlanRequest = zod.input<typeof AttendancePlanRequest>;
export type AttendancePlanRequestOutput = zod.output<typeof AttendancePlanRequest>;

export const AttendancePlanReceipt = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "plan": AttendancePlan,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendancePlanReceiptReasonMax)),
  "saidAt": Instant
});

export type AttendancePlanReceipt = zod.input<typeof AttendancePlanReceipt>;
export type AttendancePlanReceiptOutput = zod.output<typeof AttendancePlanReceipt>;

export const LessonEntry = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "canEnter": /*#__PURE__*/ zod.boolean(),
  "denial": /*#__PURE__*/ zod.union([EntryDenial,/*#__PURE__*/ zod.null()]),
  "plan": /*#__PURE__*/ zod.union([AttendancePlan,/*#__PURE__*/ zod.null()]),
  "serverTime": Instant
});

export type LessonEntry = zod.input<typeof LessonEntry>;
export type LessonEntryOutput = zod.output<typeof LessonEntry>;

export const ChatGroup = /*#__PURE__*/ zod.object({
  "chatRoomId": Id,
  "isChatForbidden": /*#__PURE__*/ zod.boolean(),
  "lastSeq": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chatGroupLastSeqMin))
});

export type ChatGroup = zod.input<typeof ChatGroup>;
export type ChatGroupOutput = zod.output<typeof ChatGroup>;

export const PracticeStatus = /*#__PURE__*/ zod.enum(['open', 'ended', 'closed']);

export type PracticeStatus = zod.input<typeof PracticeStatus>;
export type PracticeStatusOutput = zod.output<typeof PracticeStatus>;

export const OptionKey = /*#__PURE__*/ zod.enum(['A', 'B', 'C', 'D', 'E', 'F']);

export type OptionKey = zod.input<typeof OptionKey>;
export type OptionKeyOutput = zod.output<typeof OptionKey>;

export const OptionKeys = /*#__PURE__*/ zod.array(OptionKey).check(/*#__PURE__*/ zod.maxLength(OptionKeysMax));

export type OptionKeys = zod.input<typeof OptionKeys>;
export type OptionKeysOutput = zod.output<typeof OptionKeys>;

export const TypedAnswers = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(typedAnswersItemMax))).check(/*#__PURE__*/ zod.maxLength(TypedAnswersMax));

export type TypedAnswers = zod.input<typeof TypedAnswers>;
export type TypedAnswersOutput = zod.output<typeof TypedAnswers>;

export const TypedQuestion = /*#__PURE__*/ zod.object({
  "blanks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(typedQuestionBlanksMax)),
  "answerBy": /*#__PURE__*/ zod.enum(['ime', 'pinyin']),
  "accepted": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(TypedAnswers).check(/*#__PURE__*/ zod.maxLength(typedQuestionAcceptedOneMax)),/*#__PURE__*/ zod.null()]),
  "buckets": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "right": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemRightMin)),
  "toneMissing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemToneMissingMin)),
  "wrongTone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemWrongToneMin)),
  "homophone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemHomophoneMin)),
  "sound": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemSoundMin)),
  "near": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemNearMin)),
  "other": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemOtherMin)),
  "empty": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(typedQuestionBucketsOneItemEmptyMin))
})).check(/*#__PURE__*/ zod.maxLength(typedQuestionBucketsOneMax)),/*#__PURE__*/ zod.null()])
});

export type TypedQuestion = zod.input<typeof TypedQuestion>;
export type TypedQuestionOutput = zod.output<typeof TypedQuestion>;

export const PracticeQuestion = /*#__PURE__*/ zod.object({
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(practiceQuestionNoMax)),
  "questionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(practiceQuestionTitleMax)),
  "isMultiple": /*#__PURE__*/ zod.boolean(),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "key": OptionKey,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(practiceQuestionOptionsItemTitleMax)),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceQuestionOptionsItemCountMin)))
})).check(/*#__PURE__*/ zod.maxLength(practiceQuestionOptionsMax)),
  "correctKeys": /*#__PURE__*/ zod.union([OptionKeys,/*#__PURE__*/ zod.null()]),
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceQuestionAnsweredMin)),
  "correct": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceQuestionCorrectMin))),
  "typed": /*#__PURE__*/ zod.union([TypedQuestion,/*#__PURE__*/ zod.null()])
});

export type PracticeQuestion = zod.input<typeof PracticeQuestion>;
export type PracticeQuestionOutput = zod.output<typeof PracticeQuestion>;

export const TypedTexts = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(typedTextsItemMax))).check(/*#__PURE__*/ zod.maxLength(TypedTextsMax));

export type TypedTexts = zod.input<typeof TypedTexts>;
export type TypedTextsOutput = zod.output<typeof TypedTexts>;

export const WritingResult = /*#__PURE__*/ zod.object({
  "mistakes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writingResultMistakesMin)).check(/*#__PURE__*/ zod.lte(writingResultMistakesMax)),
  "ms": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writingResultMsMin)).check(/*#__PURE__*/ zod.lte(writingResultMsMax))
});

export type WritingResult = zod.input<typeof WritingResult>;
export type WritingResultOutput = zod.output<typeof WritingResult>;

export const PracticeAnswer = /*#__PURE__*/ zod.object({
  "student": Student,
  "answers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(practiceAnswerAnswersItemNoMax)),
  "keys": OptionKeys,
  "texts": TypedTexts,
  "written": /*#__PURE__*/ zod.union([WritingResult,/*#__PURE__*/ zod.null()]),
  "isCorrect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
})).check(/*#__PURE__*/ zod.maxLength(practiceAnswerAnswersMax)),
  "correctCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceAnswerCorrectCountMin))),
  "answeredAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "rank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "afterMs": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceAnswerAfterMsMin))
});

export type PracticeAnswer = zod.input<typeof PracticeAnswer>;
export type PracticeAnswerOutput = zod.output<typeof PracticeAnswer>;

export const Practice = /*#__PURE__*/ zod.object({
  "practiseId": Id,
  "lessonId": Id,
  "kind": PracticeKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(practiceTitleMax)),
  "status": PracticeStatus,
  "limitSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceLimitSecondsMin)).check(/*#__PURE__*/ zod.lte(practiceLimitSecondsMax)),
  "startedAt": Instant,
  "closesAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "endedAt": OptionalInstant,
  "answeredCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceAnsweredCountMin)),
  "questions": /*#__PURE__*/ zod.array(PracticeQuestion).check(/*#__PURE__*/ zod.maxLength(practiceQuestionsMax)),
  "answers": /*#__PURE__*/ zod.array(PracticeAnswer),
  "mine": /*#__PURE__*/ zod.union([PracticeAnswer,/*#__PURE__*/ zod.null()])
});

export type Practice = zod.input<typeof Practice>;
export type PracticeOutput = zod.output<typeof Practice>;

export const LessonPractices = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "currentPractiseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "practises": /*#__PURE__*/ zod.array(Practice)
});

export type LessonPractices = zod.input<typeof LessonPractices>;
export type LessonPracticesOutput = zod.output<typeof LessonPractices>;




export const PrizeRank = /*#__PURE__*/ zod.object({
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "student": Student,
  "counts": PrizeCounts
});

export type PrizeRank = zod.input<typeof PrizeRank>;
export type PrizeRankOutput = zod.output<typeof PrizeRank>;

export const PrizeKind = /*#__PURE__*/ zod.enum(['star', 'flower', 'trophy']);

export type PrizeKind = zod.input<typeof PrizeKind>;
export type PrizeKindOutput = zod.output<typeof PrizeKind>;

export const Prize = /*#__PURE__*/ zod.object({
  "prizeId": Id,
  "student": Student,
  "kind": PrizeKind,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(prizeCountMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(prizeReasonMax)),
  "awardedAt": Instant
});

export type Prize = zod.input<typeof Prize>;
export type PrizeOutput = zod.output<typeof Prize>;

export const LessonPrizes = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonPrizesTotalMin)),
  "ranking": /*#__PURE__*/ zod.array(PrizeRank),
  "prizes": /*#__PURE__*/ zod.array(Prize),
  "mine": /*#__PURE__*/ zod.union([PrizeRank,/*#__PURE__*/ zod.null()])
});

export type LessonPrizes = zod.input<typeof LessonPrizes>;
export type LessonPrizesOutput = zod.output<typeof LessonPrizes>;

export const PracticeAnswerRequest = /*#__PURE__*/ zod.object({
  "practiseId": Id,
  "answers": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(practiceAnswerRequestAnswersItemNoMax)),
  "keys": OptionKeys,
  "written": /*#__PURE__*/ zod.exactOptional(WritingResult).check(/*#__PURE__*/ zod.describe('')),
  "texts": /*#__PURE__*/ zod.exactOptional(TypedTexts)
})).check(/*#__PURE__*/ zod.maxLength(practiceAnswerRequestAnswersMax)))
});

export type PracticeAnswerRequest = zod.input<typeof PracticeAnswerRequest>;
export type PracticeAnswerRequestOutput = zod.output<typeof PracticeAnswerRequest>;

export const CourseIntroduction = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CourseIntroductionMax));

export type CourseIntroduction = zod.input<typeof CourseIntroduction>;
export type CourseIntroductionOutput = zod.output<typeof CourseIntroduction>;


export const LessonChapter = /*#__PURE__*/ zod.object({
  "chapterId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonChapterNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lessonChapterSummaryMax)),
  "wordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonChapterWordCountMin))
});

export type LessonChapter = zod.input<typeof LessonChapter>;
export type LessonChapterOutput = zod.output<typeof LessonChapter>;

export const LessonDetail = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "kind": CourseCategory,
  "className": ClassNameText,
  "introduction": CourseIntroduction.check(/*#__PURE__*/ zod.describe('')),
  "chapter": /*#__PURE__*/ zod.union([LessonChapter,/*#__PURE__*/ zod.null()]),
  "resourceCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonDetailResourceCountMin)),
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonDetailHomeworkCountMin))
});

export type LessonDetail = zod.input<typeof LessonDetail>;
export type LessonDetailOutput = zod.output<typeof LessonDetail>;

export const CourseRef = /*#__PURE__*/ zod.object({
  "courseId": Id
});

export type CourseRef = zod.input<typeof CourseRef>;
export type CourseRefOutput = zod.output<typeof CourseRef>;

export const ClassTeacher = /*#__PURE__*/ zod.object({
  "userId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classTeacherNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classTeacherNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classTeacherIntroductionMax))
});

export type ClassTeacher = zod.input<typeof ClassTeacher>;
export type ClassTeacherOutput = zod.output<typeof ClassTeacher>;




export const StudentCourseLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": NameForReader,
  "startTime": Instant,
  "endTime": Instant,
  "status": LessonStatus,
  "attendance": /*#__PURE__*/ zod.union([Attendance,/*#__PURE__*/ zod.null()])
});

export type StudentCourseLesson = zod.input<typeof StudentCourseLesson>;
export type StudentCourseLessonOutput = zod.output<typeof StudentCourseLesson>;

export const PaidCourse = /*#__PURE__*/ zod.object({
  "course": StudentCourse,
  "introduction": CourseIntroduction,
  "textbookName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paidCourseTextbookNameMax))),
  "teacher": ClassTeacher,
  "lessons": /*#__PURE__*/ zod.array(StudentCourseLesson)
});

export type PaidCourse = zod.input<typeof PaidCourse>;
export type PaidCourseOutput = zod.output<typeof PaidCourse>;

export const TopNoticeFilter = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id)
});

export type TopNoticeFilter = zod.input<typeof TopNoticeFilter>;
export type TopNoticeFilterOutput = zod.output<typeof TopNoticeFilter>;

export const NoticeTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NoticeTitleMax));

export type NoticeTitle = zod.input<typeof NoticeTitle>;
export type NoticeTitleOutput = zod.output<typeof NoticeTitle>;

export const NoticeContent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NoticeContentMax));

export type NoticeContent = zod.input<typeof NoticeContent>;
export type NoticeContentOutput = zod.output<typeof NoticeContent>;

export const Notice = /*#__PURE__*/ zod.object({
  "noticeId": Id,
  "classId": Id,
  "className": NameForReader,
  "courseName": NameForReader,
  "title": NoticeTitle,
  "content": NoticeContent,
  "isTop": /*#__PURE__*/ zod.boolean(),
  "author": Person,
  "publishedAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "updatedAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "readCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticeReadCountMin))),
  "audienceCount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticeAudienceCountMin))),
  "isRead": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;

export const StudentNoticeFilter = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "classId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type StudentNoticeFilter = zod.input<typeof StudentNoticeFilter>;
export type StudentNoticeFilterOutput = zod.output<typeof StudentNoticeFilter>;

export const NoticePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Notice),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type NoticePage = zod.input<typeof NoticePage>;
export type NoticePageOutput = zod.output<typeof NoticePage>;

export const NoticeRef = /*#__PURE__*/ zod.object({
  "noticeId": Id
});

export type NoticeRef = zod.input<typeof NoticeRef>;
export type NoticeRefOutput = zod.output<typeof NoticeRef>;


export const ChapterProgress = /*#__PURE__*/ zod.object({
  "chapterId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chapterProgressNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chapterProgressSummaryMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chapterProgressMinutesMin)),
  "wordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chapterProgressWordCountMin)),
  "hasContent": /*#__PURE__*/ zod.boolean(),
  "percent": Percent,
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chapterProgressSecondsMin)),
  "studiedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type ChapterProgress = zod.input<typeof ChapterProgress>;
export type ChapterProgressOutput = zod.output<typeof ChapterProgress>;

export const CourseChapters = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": NameForReader,
  "textbookName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(courseChaptersTextbookNameMax))),
  "percent": Percent.check(/*#__PURE__*/ zod.describe('')),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseChaptersSecondsMin)),
  "chapters": /*#__PURE__*/ zod.array(ChapterProgress)
});

export type CourseChapters = zod.input<typeof CourseChapters>;
export type CourseChaptersOutput = zod.output<typeof CourseChapters>;

export const ChapterRequest = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id
});

export type ChapterRequest = zod.input<typeof ChapterRequest>;
export type ChapterRequestOutput = zod.output<typeof ChapterRequest>;

export const ChapterWord = /*#__PURE__*/ zod.object({
  "hanzi": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chapterWordHanziMax)),
  "pinyin": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chapterWordPinyinMax)),
  "meaning": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chapterWordMeaningMax))
});

export type ChapterWord = zod.input<typeof ChapterWord>;
export type ChapterWordOutput = zod.output<typeof ChapterWord>;


export const ChapterContent = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chapterContentNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chapterContentSummaryMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chapterContentMinutesMin)),
  "words": /*#__PURE__*/ zod.array(ChapterWord),
  "text": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chapterContentTextItemMax))),
  "percent": Percent.check(/*#__PURE__*/ zod.describe('')),
  "seconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(chapterContentSecondsMin)),
  "previousChapterId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "nextChapterId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type ChapterContent = zod.input<typeof ChapterContent>;
export type ChapterContentOutput = zod.output<typeof ChapterContent>;

export const HomeworkTitleRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const HomeworkTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(HomeworkTitleMax, { abort: true })).check(/*#__PURE__*/ zod.regex(HomeworkTitleRegExp));

export type HomeworkTitle = zod.input<typeof HomeworkTitle>;
export type HomeworkTitleOutput = zod.output<typeof HomeworkTitle>;

export const PaperKind = /*#__PURE__*/ zod.enum(['dailyTask', 'test']);

export type PaperKind = zod.input<typeof PaperKind>;
export type PaperKindOutput = zod.output<typeof PaperKind>;

export const FullScore = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(FullScoreMin)).check(/*#__PURE__*/ zod.lte(FullScoreMax));

export type FullScore = zod.input<typeof FullScore>;
export type FullScoreOutput = zod.output<typeof FullScore>;

export const NamedRef = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string()
});

export type NamedRef = zod.input<typeof NamedRef>;
export type NamedRefOutput = zod.output<typeof NamedRef>;

export const OptionalNamedRef = /*#__PURE__*/ zod.union([NamedRef,/*#__PURE__*/ zod.null()]);

export type OptionalNamedRef = zod.input<typeof OptionalNamedRef>;
export type OptionalNamedRefOutput = zod.output<typeof OptionalNamedRef>;

export const LimitMinutes = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(LimitMinutesMin)).check(/*#__PURE__*/ zod.lte(LimitMinutesMax));

export type LimitMinutes = zod.input<typeof LimitMinutes>;
export type LimitMinutesOutput = zod.output<typeof LimitMinutes>;

export const StudentWorkState = /*#__PURE__*/ zod.enum(['notSubmitted', 'waiting', 'graded', 'returned']);

export type StudentWorkState = zod.input<typeof StudentWorkState>;
export type StudentWorkStateOutput = zod.output<typeof StudentWorkState>;

export const AnswerDenial = /*#__PURE__*/ zod.enum(['not-open', 'ended', 'time-over', 'handed-in', 'excused']);

export type AnswerDenial = zod.input<typeof AnswerDenial>;
export type AnswerDenialOutput = zod.output<typeof AnswerDenial>;

export const StudentHomework = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "title": HomeworkTitle,
  "kind": PaperKind,
  "fullScore": FullScore,
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentHomeworkQuestionCountMin)).check(/*#__PURE__*/ zod.lte(studentHomeworkQuestionCountMax)),
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "course": NamedRef,
  "lesson": OptionalNamedRef,
  "teacher": Person,
  "startTime": Instant,
  "endTime": Instant,
  "limitMinutes": LimitMinutes,
  "state": StudentWorkState,
  "answerPaperId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "startedAt": OptionalInstant,
  "submittedAt": OptionalInstant,
  "gradedAt": OptionalInstant,
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentHomeworkScoreMin)).check(/*#__PURE__*/ zod.lte(studentHomeworkScoreMax))),
  "handInBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "markBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "canAnswer": /*#__PURE__*/ zod.boolean(),
  "answerDenial": /*#__PURE__*/ zod.union([AnswerDenial,/*#__PURE__*/ zod.null()])
});

export type StudentHomework = zod.input<typeof StudentHomework>;
export type StudentHomeworkOutput = zod.output<typeof StudentHomework>;

export const StudentHomeworkList = /*#__PURE__*/ zod.array(StudentHomework).check(/*#__PURE__*/ zod.maxLength(StudentHomeworkListMax));

export type StudentHomeworkList = zod.input<typeof StudentHomeworkList>;
export type StudentHomeworkListOutput = zod.output<typeof StudentHomeworkList>;

export const MonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$', 'u');


export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MonthMax, { abort: true })).check(/*#__PURE__*/ zod.regex(MonthRegExp));

export type Month = zod.input<typeof Month>;
export type MonthOutput = zod.output<typeof Month>;

export const StudentHomeworkFilter = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "month": /*#__PURE__*/ zod.exactOptional(Month).check(/*#__PURE__*/ zod.describe(''))
});

export type StudentHomeworkFilter = zod.input<typeof StudentHomeworkFilter>;
export type StudentHomeworkFilterOutput = zod.output<typeof StudentHomeworkFilter>;

export const StateCount = /*#__PURE__*/ zod.object({
  "state": StudentWorkState,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stateCountCountMin))
});

export type StateCount = zod.input<typeof StateCount>;
export type StateCountOutput = zod.output<typeof StateCount>;

export const StateCounts = /*#__PURE__*/ zod.array(StateCount).check(/*#__PURE__*/ zod.minLength(StateCountsMin)).check(/*#__PURE__*/ zod.maxLength(StateCountsMax));

export type StateCounts = zod.input<typeof StateCounts>;
export type StateCountsOutput = zod.output<typeof StateCounts>;

export const StudentHomeworkListRequest = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "month": /*#__PURE__*/ zod.exactOptional(Month).check(/*#__PURE__*/ zod.describe('')),
  "state": /*#__PURE__*/ zod.exactOptional(StudentWorkState),
  "kind": /*#__PURE__*/ zod.exactOptional(PaperKind),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type StudentHomeworkListRequest = zod.input<typeof StudentHomeworkListRequest>;
export type StudentHomeworkListRequestOutput = zod.output<typeof StudentHomeworkListRequest>;

export const StudentHomeworkPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StudentHomework).check(/*#__PURE__*/ zod.maxLength(studentHomeworkPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type StudentHomeworkPage = zod.input<typeof StudentHomeworkPage>;
export type StudentHomeworkPageOutput = zod.output<typeof StudentHomeworkPage>;

export const HomeworkFilters = /*#__PURE__*/ zod.object({
  "courses": /*#__PURE__*/ zod.array(NamedRef).check(/*#__PURE__*/ zod.maxLength(homeworkFiltersCoursesMax)),
  "states": StateCounts,
  "months": /*#__PURE__*/ zod.array(Month).check(/*#__PURE__*/ zod.maxLength(homeworkFiltersMonthsMax))
});

export type HomeworkFilters = zod.input<typeof HomeworkFilters>;
export type HomeworkFiltersOutput = zod.output<typeof HomeworkFilters>;

export const PageOnlyRequest = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type PageOnlyRequest = zod.input<typeof PageOnlyRequest>;
export type PageOnlyRequestOutput = zod.output<typeof PageOnlyRequest>;

export const HomeworkRef = /*#__PURE__*/ zod.object({
  "homeworkId": Id
});

export type HomeworkRef = zod.input<typeof HomeworkRef>;
export type HomeworkRefOutput = zod.output<typeof HomeworkRef>;

export const HomeworkContentRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const HomeworkContent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(HomeworkContentMax, { abort: true })).check(/*#__PURE__*/ zod.regex(HomeworkContentRegExp));

export type HomeworkContent = zod.input<typeof HomeworkContent>;
export type HomeworkContentOutput = zod.output<typeof HomeworkContent>;

export const MarkingComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MarkingCommentMax));

export type MarkingComment = zod.input<typeof MarkingComment>;
export type MarkingCommentOutput = zod.output<typeof MarkingComment>;

export const PaperReview = /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paperReviewScoreMin)).check(/*#__PURE__*/ zod.lte(paperReviewScoreMax))),
  "comment": MarkingComment,
  "commentImages": Attachments,
  "commentAudio": Attachments
});

export type PaperReview = zod.input<typeof PaperReview>;
export type PaperReviewOutput = zod.output<typeof PaperReview>;

export const QuestionType = /*#__PURE__*/ zod.enum(['singleChoice', 'multipleChoice', 'readAloud', 'subjective', 'fillIn', 'dictation']);

export type QuestionType = zod.input<typeof QuestionType>;
export type QuestionTypeOutput = zod.output<typeof QuestionType>;

export const QuestionTitleRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const QuestionTitle = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(QuestionTitleMax, { abort: true })).check(/*#__PURE__*/ zod.regex(QuestionTitleRegExp));

export type QuestionTitle = zod.input<typeof QuestionTitle>;
export type QuestionTitleOutput = zod.output<typeof QuestionTitle>;

export const Passage = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PassageMax));

export type Passage = zod.input<typeof Passage>;
export type PassageOutput = zod.output<typeof Passage>;

export const choiceOptionTitleRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const ChoiceOption = /*#__PURE__*/ zod.object({
  "key": ChoiceKey,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(choiceOptionTitleMax, { abort: true })).check(/*#__PURE__*/ zod.regex(choiceOptionTitleRegExp))
});

export type ChoiceOption = zod.input<typeof ChoiceOption>;
export type ChoiceOptionOutput = zod.output<typeof ChoiceOption>;

export const ChoiceOptions = /*#__PURE__*/ zod.array(ChoiceOption).check(/*#__PURE__*/ zod.maxLength(ChoiceOptionsMax));

export type ChoiceOptions = zod.input<typeof ChoiceOptions>;
export type ChoiceOptionsOutput = zod.output<typeof ChoiceOptions>;

export const questionRubyPinyinRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const QuestionRuby = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.enum(['title', 'passage', 'A', 'B', 'C', 'D', 'E', 'F']),
  "from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questionRubyFromMin)).check(/*#__PURE__*/ zod.lte(questionRubyFromMax)),
  "to": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(questionRubyToMax)),
  "pinyin": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionRubyPinyinMax, { abort: true })).check(/*#__PURE__*/ zod.regex(questionRubyPinyinRegExp))
});

export type QuestionRuby = zod.input<typeof QuestionRuby>;
export type QuestionRubyOutput = zod.output<typeof QuestionRuby>;

export const QuestionRubies = /*#__PURE__*/ zod.array(QuestionRuby).check(/*#__PURE__*/ zod.maxLength(QuestionRubiesMax));

export type QuestionRubies = zod.input<typeof QuestionRubies>;
export type QuestionRubiesOutput = zod.output<typeof QuestionRubies>;

export const AnswerMode = /*#__PURE__*/ zod.enum(['choice', 'text', 'photo', 'audio']);

export type AnswerMode = zod.input<typeof AnswerMode>;
export type AnswerModeOutput = zod.output<typeof AnswerMode>;

export const QuestionScore = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(QuestionScoreMin)).check(/*#__PURE__*/ zod.lte(QuestionScoreMax));

export type QuestionScore = zod.input<typeof QuestionScore>;
export type QuestionScoreOutput = zod.output<typeof QuestionScore>;

export const Analysis = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AnalysisMax));

export type Analysis = zod.input<typeof Analysis>;
export type AnalysisOutput = zod.output<typeof Analysis>;

export const AnswerKey = /*#__PURE__*/ zod.object({
  "correctKeys": ChoiceKeys,
  "analysis": Analysis
});

export type AnswerKey = zod.input<typeof AnswerKey>;
export type AnswerKeyOutput = zod.output<typeof AnswerKey>;

export const AnnotationPin = /*#__PURE__*/ zod.object({
  "x": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(annotationPinXMin)).check(/*#__PURE__*/ zod.lte(annotationPinXMax)),
  "y": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(annotationPinYMin)).check(/*#__PURE__*/ zod.lte(annotationPinYMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(annotationPinTextMax)),
  "points": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(annotationPinPointsMin)).check(/*#__PURE__*/ zod.lte(annotationPinPointsMax)))
});

export type AnnotationPin = zod.input<typeof AnnotationPin>;
export type AnnotationPinOutput = zod.output<typeof AnnotationPin>;

export const annotationInkRegExp = new RegExp('^[A-Za-z0-9+/]*={0,2}$', 'u');
export const Annotation = /*#__PURE__*/ zod.object({
  "resourceId": Id.check(/*#__PURE__*/ zod.describe('')),
  "ink": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(annotationInkMax, { abort: true })).check(/*#__PURE__*/ zod.regex(annotationInkRegExp)),
  "pins": /*#__PURE__*/ zod.array(AnnotationPin).check(/*#__PURE__*/ zod.maxLength(annotationPinsMax))
});

export type Annotation = zod.input<typeof Annotation>;
export type AnnotationOutput = zod.output<typeof Annotation>;

export const Annotations = /*#__PURE__*/ zod.array(Annotation).check(/*#__PURE__*/ zod.maxLength(AnnotationsMax));

export type Annotations = zod.input<typeof Annotations>;
export type AnnotationsOutput = zod.output<typeof Annotations>;

export const AnswerMark = /*#__PURE__*/ zod.object({
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerMarkScoreMin)).check(/*#__PURE__*/ zod.lte(answerMarkScoreMax))),
  "isCorrect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "comment": MarkingComment,
  "commentAudio": Attachments,
  "markedImages": Attachments.check(/*#__PURE__*/ zod.describe('')),
  "annotations": Annotations
});

export type AnswerMark = zod.input<typeof AnswerMark>;
export type AnswerMarkOutput = zod.output<typeof AnswerMark>;

export const WorkQuestion = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "type": QuestionType,
  "title": QuestionTitle,
  "passage": Passage,
  "attachments": Attachments,
  "options": ChoiceOptions,
  "ruby": QuestionRubies,
  "answerModes": /*#__PURE__*/ zod.array(AnswerMode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(workQuestionAnswerModesMax)),
  "fullScore": QuestionScore,
  "answer": /*#__PURE__*/ zod.union([Answer,/*#__PURE__*/ zod.null()]),
  "key": /*#__PURE__*/ zod.union([AnswerKey,/*#__PURE__*/ zod.null()]),
  "mark": /*#__PURE__*/ zod.union([AnswerMark,/*#__PURE__*/ zod.null()]),
  "suggestedScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(workQuestionSuggestedScoreMin)).check(/*#__PURE__*/ zod.lte(workQuestionSuggestedScoreMax)))
});

export type WorkQuestion = zod.input<typeof WorkQuestion>;
export type WorkQuestionOutput = zod.output<typeof WorkQuestion>;

export const EarlierAnswer = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "answer": /*#__PURE__*/ zod.union([Answer,/*#__PURE__*/ zod.null()]),
  "mark": /*#__PURE__*/ zod.union([AnswerMark,/*#__PURE__*/ zod.null()])
});

export type EarlierAnswer = zod.input<typeof EarlierAnswer>;
export type EarlierAnswerOutput = zod.output<typeof EarlierAnswer>;

export const EarlierTry = /*#__PURE__*/ zod.object({
  "tryNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(earlierTryTryNoMax)),
  "submittedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "gradedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "returnedAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(earlierTryScoreMin)).check(/*#__PURE__*/ zod.lte(earlierTryScoreMax))),
  "comment": MarkingComment.check(/*#__PURE__*/ zod.describe('')),
  "commentImages": Attachments,
  "commentAudio": Attachments,
  "returnComment": MarkingComment.check(/*#__PURE__*/ zod.describe('')),
  "answers": /*#__PURE__*/ zod.array(EarlierAnswer).check(/*#__PURE__*/ zod.maxLength(earlierTryAnswersMax))
});

export type EarlierTry = zod.input<typeof EarlierTry>;
export type EarlierTryOutput = zod.output<typeof EarlierTry>;

export const EarlierTries = /*#__PURE__*/ zod.array(EarlierTry).check(/*#__PURE__*/ zod.maxLength(EarlierTriesMax));

export type EarlierTries = zod.input<typeof EarlierTries>;
export type EarlierTriesOutput = zod.output<typeof EarlierTries>;

export const StudentWork = /*#__PURE__*/ zod.object({
  "serverTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "homework": StudentHomework,
  "canTakeBack": /*#__PURE__*/ zod.boolean(),
  "content": HomeworkContent,
  "attachments": Attachments,
  "review": /*#__PURE__*/ zod.union([PaperReview,/*#__PURE__*/ zod.null()]),
  "questions": /*#__PURE__*/ zod.array(WorkQuestion).check(/*#__PURE__*/ zod.maxLength(studentWorkQuestionsMax)),
  "earlierTries": EarlierTries
});

export type StudentWork = zod.input<typeof StudentWork>;
export type StudentWorkOutput = zod.output<typeof StudentWork>;

export const AttachmentIds = /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(AttachmentIdsMax));

export type AttachmentIds = zod.input<typeof AttachmentIds>;
export type AttachmentIdsOutput = zod.output<typeof AttachmentIds>;

export const AudioIds = /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(AudioIdsMax));

export type AudioIds = zod.input<typeof AudioIds>;
export type AudioIdsOutput = zod.output<typeof AudioIds>;

export const GivenInstantRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const GivenInstant = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(GivenInstantMax, { abort: true })).check(/*#__PURE__*/ zod.regex(GivenInstantRegExp)));

export type GivenInstant = zod.input<typeof GivenInstant>;
export type GivenInstantOutput = zod.output<typeof GivenInstant>;

export const AnswerInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "keys": /*#__PURE__*/ zod.exactOptional(ChoiceKeys),
  "text": /*#__PURE__*/ zod.exactOptional(AnswerText),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds),
  "basedOn": /*#__PURE__*/ zod.exactOptional(GivenInstant).check(/*#__PURE__*/ zod.describe(''))
});

export type AnswerInput = zod.input<typeof AnswerInput>;
export type AnswerInputOutput = zod.output<typeof AnswerInput>;

export const AnswersSaveRequest = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "answers": /*#__PURE__*/ zod.array(AnswerInput).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answersSaveRequestAnswersMax))
});

export type AnswersSaveRequest = zod.input<typeof AnswersSaveRequest>;
export type AnswersSaveRequestOutput = zod.output<typeof AnswersSaveRequest>;

export const QuestionNos = /*#__PURE__*/ zod.array(QuestionNo).check(/*#__PURE__*/ zod.maxLength(QuestionNosMax));

export type QuestionNos = zod.input<typeof QuestionNos>;
export type QuestionNosOutput = zod.output<typeof QuestionNos>;

export const AnswersReceipt = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "savedAt": Instant,
  "handInBy": Instant,
  "unansweredNos": QuestionNos
});

export type AnswersReceipt = zod.input<typeof AnswersReceipt>;
export type AnswersReceiptOutput = zod.output<typeof AnswersReceipt>;

export const HandInReceipt = /*#__PURE__*/ zod.object({
  "homework": StudentHomework,
  "unansweredNos": QuestionNos
});

export type HandInReceipt = zod.input<typeof HandInReceipt>;
export type HandInReceiptOutput = zod.output<typeof HandInReceipt>;

export const AnswerPaperRef = /*#__PURE__*/ zod.object({
  "answerPaperId": Id
});

export type AnswerPaperRef = zod.input<typeof AnswerPaperRef>;
export type AnswerPaperRefOutput = zod.output<typeof AnswerPaperRef>;

export const MessageCategory = /*#__PURE__*/ zod.enum(['lesson', 'homework', 'replay', 'order', 'notice', 'message', 'account', 'other']);

export type MessageCategory = zod.input<typeof MessageCategory>;
export type MessageCategoryOutput = zod.output<typeof MessageCategory>;

export const systemMessageFilterIsUnreadOnlyDefault = false;

export const SystemMessageFilter = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize),
  "category": /*#__PURE__*/ zod.exactOptional(MessageCategory),
  "isUnreadOnly": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), systemMessageFilterIsUnreadOnlyDefault)
});

export type SystemMessageFilter = zod.input<typeof SystemMessageFilter>;
export type SystemMessageFilterOutput = zod.output<typeof SystemMessageFilter>;

export const MessageKind = /*#__PURE__*/ zod.enum(['lessonMoved', 'lessonMovedBecause', 'lessonsMoved', 'lessonsMovedBecause', 'lessonPostponed', 'lessonsAdded', 'lessonsCancelled', 'removedFromClass', 'studentOnLeave', 'lessonReminder', 'performanceWritten', 'feedbackWritten', 'homeworkAssigned', 'homeworkChanged', 'homeworkReminder', 'homeworkSubmitted', 'homeworkGraded', 'homeworkReturned', 'homeworkAsked', 'homeworkAnswered', 'replayPublished', 'replayDecided', 'enquiryForPlace', 'enquiryForTrial', 'orderPaid', 'accountNewDevice', 'accountPasswordChanged', 'accountPhoneChanged', 'accountPhoneChanging', 'accountPhoneKept', 'accountPhoneMoved', 'accountPhoneTaken', 'accountWechatBound', 'accountWechatUnbound', 'accountTwoFactorOn', 'accountTwoFactorOff', 'accountTotpOn', 'accountTotpOff', 'accountRecoveryCodesNew', 'accountRecoveryCodeUsed', 'accountPasskeyAdded', 'accountPasskeyRenamed', 'accountPasskeyRemoved', 'accountClosing', 'accountKept', 'messageReceived', 'noticePublished']);

export type MessageKind = zod.input<typeof MessageKind>;
export type MessageKindOutput = zod.output<typeof MessageKind>;

export const SystemMessage = /*#__PURE__*/ zod.object({
  "messageId": Id,
  "kind": /*#__PURE__*/ zod.union([MessageKind,/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemMessageKindTwoMax))]),
  "category": MessageCategory,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemMessageTextMax)),
  "values": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number()])),
  "targetId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "createdAt": Instant,
  "isRead": /*#__PURE__*/ zod.boolean()
});

export type SystemMessage = zod.input<typeof SystemMessage>;
export type SystemMessageOutput = zod.output<typeof SystemMessage>;

export const SystemMessagePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SystemMessage),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SystemMessagePage = zod.input<typeof SystemMessagePage>;
export type SystemMessagePageOutput = zod.output<typeof SystemMessagePage>;

export const MessageNews = /*#__PURE__*/ zod.object({
  "hasNew": /*#__PURE__*/ zod.boolean(),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messageNewsUnreadMin)),
  "latest": /*#__PURE__*/ zod.union([SystemMessage,/*#__PURE__*/ zod.null()])
});

export type MessageNews = zod.input<typeof MessageNews>;
export type MessageNewsOutput = zod.output<typeof MessageNews>;

export const RoomTicket = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(roomTicketTokenMin)),
  "roomId": Id,
  "chatRoomId": Id,
  "userId": Id,
  "expiresAt": Instant
});

export type RoomTicket = zod.input<typeof RoomTicket>;
export type RoomTicketOutput = zod.output<typeof RoomTicket>;

export const GroupMessage = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupMessageNameMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupMessageTextMax)),
  "at": Instant
});

export type GroupMessage = zod.input<typeof GroupMessage>;
export type GroupMessageOutput = zod.output<typeof GroupMessage>;




export const ClassChatGroup = /*#__PURE__*/ zod.object({
  "groupId": Id,
  "classId": Id,
  "className": NameForReader,
  "courseId": Id,
  "courseName": NameForReader,
  "teacher": Person,
  "memberCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lastMessage": /*#__PURE__*/ zod.union([GroupMessage,/*#__PURE__*/ zod.null()]),
  "chatRoomId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type ClassChatGroup = zod.input<typeof ClassChatGroup>;
export type ClassChatGroupOutput = zod.output<typeof ClassChatGroup>;

export const GroupQrCode = /*#__PURE__*/ zod.object({
  "groupId": Id,
  "classId": Id,
  "className": NameForReader,
  "courseName": NameForReader,
  "teacherName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupQrCodeTeacherNameMax)),
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupQrCodeLinkMax)),
  "expiresAt": Instant
});

export type GroupQrCode = zod.input<typeof GroupQrCode>;
export type GroupQrCodeOutput = zod.output<typeof GroupQrCode>;

export const ChatErrorReport = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chatErrorReportCodeMax)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatErrorReportMessageMax)),
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id),
  "collectTime": Instant,
  "data": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatErrorReportDataMax)))
});

export type ChatErrorReport = zod.input<typeof ChatErrorReport>;
export type ChatErrorReportOutput = zod.output<typeof ChatErrorReport>;

export const ReadMessagesRequest = /*#__PURE__*/ zod.object({
  "messageIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(readMessagesRequestMessageIdsMax)))
});

export type ReadMessagesRequest = zod.input<typeof ReadMessagesRequest>;
export type ReadMessagesRequestOutput = zod.output<typeof ReadMessagesRequest>;

export const UnreadCount = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadCountTotalMin)),
  "categories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "category": MessageCategory,
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadCountCategoriesItemUnreadMin))
}))
});

export type UnreadCount = zod.input<typeof UnreadCount>;
export type UnreadCountOutput = zod.output<typeof UnreadCount>;

export const GroupTicket = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupTicketTicketMax))
});

export type GroupTicket = zod.input<typeof GroupTicket>;
export type GroupTicketOutput = zod.output<typeof GroupTicket>;

export const RtcToken = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(rtcTokenTokenMin)),
  "roomId": Id,
  "userId": Id,
  "role": Role,
  "expiresAt": Instant
});

export type RtcToken = zod.input<typeof RtcToken>;
export type RtcTokenOutput = zod.output<typeof RtcToken>;

export const iceServerUrlsItemRegExp = new RegExp('^(stun|stuns|turn|turns):', 'u');



export const IceServer = /*#__PURE__*/ zod.object({
  "urls": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(iceServerUrlsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)),
  "username": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "credential": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type IceServer = zod.input<typeof IceServer>;
export type IceServerOutput = zod.output<typeof IceServer>;

export const rtcAppInfoLivePathRegExp = new RegExp('^[/]', 'u');




export const RtcAppInfo = /*#__PURE__*/ zod.object({
  "engine": /*#__PURE__*/ zod.enum(['local', 'tencent']),
  "mode": /*#__PURE__*/ zod.enum(['sfu', 'p2p']),
  "sdkAppId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rtcAppInfoSdkAppIdMin)),
  "iceServers": /*#__PURE__*/ zod.array(IceServer),
  "livePath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(rtcAppInfoLivePathRegExp)),
  "maxPublishers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "maxViewers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type RtcAppInfo = zod.input<typeof RtcAppInfo>;
export type RtcAppInfoOutput = zod.output<typeof RtcAppInfo>;

export const LiveStream = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "roomId": Id.check(/*#__PURE__*/ zod.describe('')),
  "streams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "protocol": /*#__PURE__*/ zod.enum(['webrtc', 'flv', 'hls']),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liveStreamStreamsItemUrlMax))
})),
  "isRtcOnly": /*#__PURE__*/ zod.boolean()
});

export type LiveStream = zod.input<typeof LiveStream>;
export type LiveStreamOutput = zod.output<typeof LiveStream>;

export const RatingRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ratingRequestScoreMax)),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ratingRequestCommentMax)))
});

export type RatingRequest = zod.input<typeof RatingRequest>;
export type RatingRequestOutput = zod.output<typeof RatingRequest>;

export const Rating = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ratingScoreMax)),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ratingCommentMax)),
  "scoredAt": Instant
});

export type Rating = zod.input<typeof Rating>;
export type RatingOutput = zod.output<typeof Rating>;

export const LessonFeedbackNote = /*#__PURE__*/ zod.object({
  "feedbackId": Id,
  "labels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lessonFeedbackNoteContentMax)),
  "savedAt": Instant
});

export type LessonFeedbackNote = zod.input<typeof LessonFeedbackNote>;
export type LessonFeedbackNoteOutput = zod.output<typeof LessonFeedbackNote>;

export const FeedbackOptionIds = /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(FeedbackOptionIdsMax));

export type FeedbackOptionIds = zod.input<typeof FeedbackOptionIds>;
export type FeedbackOptionIdsOutput = zod.output<typeof FeedbackOptionIds>;

export const FeedbackContent = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(FeedbackContentMax));

export type FeedbackContent = zod.input<typeof FeedbackContent>;
export type FeedbackContentOutput = zod.output<typeof FeedbackContent>;

export const SavedFeedback = /*#__PURE__*/ zod.object({
  "feedbackId": Id,
  "optionIds": FeedbackOptionIds,
  "content": FeedbackContent,
  "savedAt": Instant
});

export type SavedFeedback = zod.input<typeof SavedFeedback>;
export type SavedFeedbackOutput = zod.output<typeof SavedFeedback>;

export const ReplayBrief = /*#__PURE__*/ zod.object({
  "replayId": Id,
  "source": /*#__PURE__*/ zod.enum(['system', 'manual']),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(replayBriefDurationSecondsMin))
});

export type ReplayBrief = zod.input<typeof ReplayBrief>;
export type ReplayBriefOutput = zod.output<typeof ReplayBrief>;

export const LessonFinish = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "enteredAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "presentSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonFinishPresentSecondsMin)),
  "talkSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonFinishTalkSecondsMin)),
  "prizes": PrizeCounts,
  "prizeRank": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "practises": /*#__PURE__*/ zod.array(PracticeSummary),
  "canRate": /*#__PURE__*/ zod.boolean(),
  "rating": /*#__PURE__*/ zod.union([Rating,/*#__PURE__*/ zod.null()]),
  "teacherFeedback": /*#__PURE__*/ zod.union([LessonFeedbackNote,/*#__PURE__*/ zod.null()]),
  "ownFeedback": /*#__PURE__*/ zod.union([SavedFeedback,/*#__PURE__*/ zod.null()]),
  "performance": OptionalPerformance,
  "isPerformanceNew": /*#__PURE__*/ zod.boolean(),
  "replay": /*#__PURE__*/ zod.union([ReplayBrief,/*#__PURE__*/ zod.null()]),
  "isReplayNew": /*#__PURE__*/ zod.boolean()
});

export type LessonFinish = zod.input<typeof LessonFinish>;
export type LessonFinishOutput = zod.output<typeof LessonFinish>;

export const StudentFeedbackRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "optionIds": FeedbackOptionIds,
  "content": FeedbackContent
});

export type StudentFeedbackRequest = zod.input<typeof StudentFeedbackRequest>;
export type StudentFeedbackRequestOutput = zod.output<typeof StudentFeedbackRequest>;

export const FeedbackReceipt = /*#__PURE__*/ zod.object({
  "feedbackId": Id.check(/*#__PURE__*/ zod.describe('')),
  "lessonId": Id,
  "savedAt": Instant
});

export type FeedbackReceipt = zod.input<typeof FeedbackReceipt>;
export type FeedbackReceiptOutput = zod.output<typeof FeedbackReceipt>;

export const FeedbackOptionsRequest = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id)
});

export type FeedbackOptionsRequest = zod.input<typeof FeedbackOptionsRequest>;
export type FeedbackOptionsRequestOutput = zod.output<typeof FeedbackOptionsRequest>;

export const CommentTarget = /*#__PURE__*/ zod.enum(['replay', 'lesson', 'answerPaper']);

export type CommentTarget = zod.input<typeof CommentTarget>;
export type CommentTargetOutput = zod.output<typeof CommentTarget>;

export const CommentRequest = /*#__PURE__*/ zod.object({
  "targetType": CommentTarget,
  "targetId": Id,
  "no": /*#__PURE__*/ zod.exactOptional(QuestionNo).check(/*#__PURE__*/ zod.describe('')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentRequestContentMax))
});

export type CommentRequest = zod.input<typeof CommentRequest>;
export type CommentRequestOutput = zod.output<typeof CommentRequest>;

export const Comment = /*#__PURE__*/ zod.object({
  "commentId": Id,
  "targetType": CommentTarget,
  "targetId": Id,
  "no": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commentNoMax))),
  "author": Person,
  "authorRole": Role,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(commentContentMax)),
  "writtenAt": Instant,
  "isMine": /*#__PURE__*/ zod.boolean(),
  "canDelete": /*#__PURE__*/ zod.boolean()
});

export type Comment = zod.input<typeof Comment>;
export type CommentOutput = zod.output<typeof Comment>;

export const CommentRef = /*#__PURE__*/ zod.object({
  "commentId": Id
});

export type CommentRef = zod.input<typeof CommentRef>;
export type CommentRefOutput = zod.output<typeof CommentRef>;

export const IsPublic = /*#__PURE__*/ zod.boolean();

export type IsPublic = zod.input<typeof IsPublic>;
export type IsPublicOutput = zod.output<typeof IsPublic>;

export const FileType = /*#__PURE__*/ zod.enum(['image', 'audio', 'video', 'document', 'zip']);

export type FileType = zod.input<typeof FileType>;
export type FileTypeOutput = zod.output<typeof FileType>;

export const TranscodeStatus = /*#__PURE__*/ zod.enum(['queued', 'inProgress', 'done', 'failed']);

export type TranscodeStatus = zod.input<typeof TranscodeStatus>;
export type TranscodeStatusOutput = zod.output<typeof TranscodeStatus>;

export const TranscodeFailure = /*#__PURE__*/ zod.enum(['converter-missing', 'encrypted', 'broken', 'timed-out', 'too-large', 'unsupported', 'crashed', 'gave-up']);

export type TranscodeFailure = zod.input<typeof TranscodeFailure>;
export type TranscodeFailureOutput = zod.output<typeof TranscodeFailure>;

export const Transcode = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "status": TranscodeStatus,
  "percent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transcodePercentMin)).check(/*#__PURE__*/ zod.lte(transcodePercentMax)),
  "pages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transcodePagesMin))),
  "pdfUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.union([TranscodeFailure,/*#__PURE__*/ zod.null()])
});

export type Transcode = zod.input<typeof Transcode>;
export type TranscodeOutput = zod.output<typeof Transcode>;

export const ResourceItem = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "fileName": FileName,
  "newFileName": ObjectKey,
  "resourceUrl": /*#__PURE__*/ zod.string(),
  "isPublic": IsPublic,
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resourceItemSizeBytesMin)),
  "contentType": /*#__PURE__*/ zod.string(),
  "createdAt": Instant,
  "type": FileType,
  "lessonId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "durationSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resourceItemDurationSecondsMin))),
  "transcode": /*#__PURE__*/ zod.union([Transcode,/*#__PURE__*/ zod.null()])
});

export type ResourceItem = zod.input<typeof ResourceItem>;
export type ResourceItemOutput = zod.output<typeof ResourceItem>;

export const ReplayAudit = /*#__PURE__*/ zod.enum(['pending', 'systemApproved', 'manuallyApproved', 'rejected']);

export type ReplayAudit = zod.input<typeof ReplayAudit>;
export type ReplayAuditOutput = zod.output<typeof ReplayAudit>;

export const Replay = /*#__PURE__*/ zod.object({
  "replayId": Id,
  "lessonId": Id,
  "source": /*#__PURE__*/ zod.enum(['system', 'manual']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(replayTitleMax)),
  "videoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(replayDurationSecondsMin)),
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(replaySizeBytesMin)),
  "audit": ReplayAudit,
  "auditReason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(replayAuditReasonMax)),
  "auditedAt": OptionalInstant,
  "createdAt": Instant,
  "isCurrent": /*#__PURE__*/ zod.boolean(),
  "isOwn": /*#__PURE__*/ zod.boolean()
});

export type Replay = zod.input<typeof Replay>;
export type ReplayOutput = zod.output<typeof Replay>;

export const LessonMaterial = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "resources": /*#__PURE__*/ zod.array(ResourceItem),
  "chapter": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "chapterId": Id,
  "name": /*#__PURE__*/ zod.string()
}),/*#__PURE__*/ zod.null()]),
  "replay": /*#__PURE__*/ zod.union([Replay,/*#__PURE__*/ zod.null()])
});

export type LessonMaterial = zod.input<typeof LessonMaterial>;
export type LessonMaterialOutput = zod.output<typeof LessonMaterial>;

export const UploadCredentialRequest = /*#__PURE__*/ zod.object({
  "type": FileType,
  "fileName": FileName,
  "newFileName": /*#__PURE__*/ zod.exactOptional(ObjectKey).check(/*#__PURE__*/ zod.describe(''))
});

export type UploadCredentialRequest = zod.input<typeof UploadCredentialRequest>;
export type UploadCredentialRequestOutput = zod.output<typeof UploadCredentialRequest>;

export const StoreCredentials = /*#__PURE__*/ zod.object({
  "tmpSecretId": /*#__PURE__*/ zod.string(),
  "tmpSecretKey": /*#__PURE__*/ zod.string(),
  "sessionToken": /*#__PURE__*/ zod.string()
});

export type StoreCredentials = zod.input<typeof StoreCredentials>;
export type StoreCredentialsOutput = zod.output<typeof StoreCredentials>;

export const EpochSeconds = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(EpochSecondsMin));

export type EpochSeconds = zod.input<typeof EpochSeconds>;
export type EpochSecondsOutput = zod.output<typeof EpochSeconds>;

export const UploadCredential = /*#__PURE__*/ zod.object({
  "domain": /*#__PURE__*/ zod.string(),
  "credentials": StoreCredentials,
  "startTime": EpochSeconds,
  "expiredTime": EpochSeconds,
  "newFileName": ObjectKey,
  "bucketName": /*#__PURE__*/ zod.string(),
  "region": /*#__PURE__*/ zod.string(),
  "signUrl": /*#__PURE__*/ zod.string()
});

export type UploadCredential = zod.input<typeof UploadCredential>;
export type UploadCredentialOutput = zod.output<typeof UploadCredential>;

export const ReadCredentialRequest = /*#__PURE__*/ zod.object({
  "type": FileType,
  "fileName": ObjectKey
});

export type ReadCredentialRequest = zod.input<typeof ReadCredentialRequest>;
export type ReadCredentialRequestOutput = zod.output<typeof ReadCredentialRequest>;

export const RenameRequest = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "fileName": FileName
});

export type RenameRequest = zod.input<typeof RenameRequest>;
export type RenameRequestOutput = zod.output<typeof RenameRequest>;

export const CloudResource = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "fileName": FileName,
  "newFileName": ObjectKey,
  "resourceUrl": /*#__PURE__*/ zod.string(),
  "isPublic": IsPublic,
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cloudResourceSizeBytesMin)),
  "contentType": /*#__PURE__*/ zod.string(),
  "durationSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cloudResourceDurationSecondsMin))),
  "createdAt": Instant
});

export type CloudResource = zod.input<typeof CloudResource>;
export type CloudResourceOutput = zod.output<typeof CloudResource>;

export const CloudResourceRequest = /*#__PURE__*/ zod.object({
  "newFileName": ObjectKey,
  "fileName": FileName,
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "type": FileType,
  "durationSeconds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cloudResourceRequestDurationSecondsMax)))
});

export type CloudResourceRequest = zod.input<typeof CloudResourceRequest>;
export type CloudResourceRequestOutput = zod.output<typeof CloudResourceRequest>;

export const SearchKeyword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SearchKeywordMax));

export type SearchKeyword = zod.input<typeof SearchKeyword>;
export type SearchKeywordOutput = zod.output<typeof SearchKeyword>;

export const CategoryIdRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]{0,39}$', 'u');


export const CategoryId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CategoryIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(CategoryIdRegExp));

export type CategoryId = zod.input<typeof CategoryId>;
export type CategoryIdOutput = zod.output<typeof CategoryId>;

export const AskedQuestionCategory = /*#__PURE__*/ zod.object({
  "category": CategoryId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(askedQuestionCategoryNameMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(askedQuestionCategoryCountMin))
});

export type AskedQuestionCategory = zod.input<typeof AskedQuestionCategory>;
export type AskedQuestionCategoryOutput = zod.output<typeof AskedQuestionCategory>;

export const AskedQuestion = /*#__PURE__*/ zod.object({
  "questionId": Id,
  "category": CategoryId,
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(askedQuestionQuestionMax)),
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(askedQuestionAnswerMax))
});

export type AskedQuestion = zod.input<typeof AskedQuestion>;
export type AskedQuestionOutput = zod.output<typeof AskedQuestion>;

export const AskedQuestions = /*#__PURE__*/ zod.object({
  "categories": /*#__PURE__*/ zod.array(AskedQuestionCategory),
  "records": /*#__PURE__*/ zod.array(AskedQuestion),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type AskedQuestions = zod.input<typeof AskedQuestions>;
export type AskedQuestionsOutput = zod.output<typeof AskedQuestions>;

export const ViewerZoneRegExp = new RegExp('^(?:[A-Za-z][A-Za-z0-9/_+-]*|-?[0-9]{1,2}(?:\\.[0-9]{1,2})?)$', 'u');


export const ViewerZone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ViewerZoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(ViewerZoneRegExp));

export type ViewerZone = zod.input<typeof ViewerZone>;
export type ViewerZoneOutput = zod.output<typeof ViewerZone>;

export const ScheduleRequest = /*#__PURE__*/ zod.object({
  "searchStartDate": CalendarDay,
  "searchEndDate": CalendarDay,
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe(''))
});

export type ScheduleRequest = zod.input<typeof ScheduleRequest>;
export type ScheduleRequestOutput = zod.output<typeof ScheduleRequest>;

export const RemainingAdjustments = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RemainingAdjustmentsMin));

export type RemainingAdjustments = zod.input<typeof RemainingAdjustments>;
export type RemainingAdjustmentsOutput = zod.output<typeof RemainingAdjustments>;

export const Schedule = /*#__PURE__*/ zod.object({
  "serverTime": Instant,
  "schoolTimeZone": TimeZone,
  "from": Instant.check(/*#__PURE__*/ zod.describe('')),
  "until": Instant.check(/*#__PURE__*/ zod.describe('')),
  "remainingAdjustments": RemainingAdjustments,
  "adjustmentsPerMonth": AdjustmentsPerMonth,
  "lessons": /*#__PURE__*/ zod.array(LessonSummary)
});

export type Schedule = zod.input<typeof Schedule>;
export type ScheduleOutput = zod.output<typeof Schedule>;

export const ClassStatus = /*#__PURE__*/ zod.enum(['notStarted', 'inProgress', 'ended']);

export type ClassStatus = zod.input<typeof ClassStatus>;
export type ClassStatusOutput = zod.output<typeof ClassStatus>;

export const ClassListRequest = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize),
  "status": /*#__PURE__*/ zod.exactOptional(ClassStatus),
  "classType": /*#__PURE__*/ zod.exactOptional(ClassType),
  "courseType": /*#__PURE__*/ zod.exactOptional(CourseCategory),
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classListRequestKeywordMax)))
});

export type ClassListRequest = zod.input<typeof ClassListRequest>;
export type ClassListRequestOutput = zod.output<typeof ClassListRequest>;

export const PlannedLessons = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PlannedLessonsMin));

export type PlannedLessons = zod.input<typeof PlannedLessons>;
export type PlannedLessonsOutput = zod.output<typeof PlannedLessons>;




export const CourseLessons = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type CourseLessons = zod.input<typeof CourseLessons>;
export type CourseLessonsOutput = zod.output<typeof CourseLessons>;

export const ClassCard = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText,
  "courseId": Id,
  "courseName": CourseNameText,
  "courseType": CourseCategory,
  "classType": ClassType,
  "teachingType": TeachingTypeText,
  "status": ClassStatus,
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classCardStudentCountMin)),
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(classCardStudentLimitMax)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classCardTotalLessonsMin)),
  "plannedLessons": PlannedLessons,
  "courseLessons": CourseLessons,
  "finishedLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classCardFinishedLessonsMin)),
  "nextLesson": /*#__PURE__*/ zod.union([NextLesson,/*#__PURE__*/ zod.null()])
});

export type ClassCard = zod.input<typeof ClassCard>;
export type ClassCardOutput = zod.output<typeof ClassCard>;

export const ClassPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ClassCard).check(/*#__PURE__*/ zod.maxLength(classPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type ClassPage = zod.input<typeof ClassPage>;
export type ClassPageOutput = zod.output<typeof ClassPage>;

export const LessonStartAsReadRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const LessonStartAsRead = /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(LessonStartAsReadMax, { abort: true })).check(/*#__PURE__*/ zod.regex(LessonStartAsReadRegExp));

export type LessonStartAsRead = zod.input<typeof LessonStartAsRead>;
export type LessonStartAsReadOutput = zod.output<typeof LessonStartAsRead>;

export const LessonMoveReason = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LessonMoveReasonMax));

export type LessonMoveReason = zod.input<typeof LessonMoveReason>;
export type LessonMoveReasonOutput = zod.output<typeof LessonMoveReason>;

export const lessonMoveRequestConfirmDefault = false;

export const LessonMoveRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "classDate": CalendarDay,
  "StartClassTime": ClockTime,
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe('')),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), lessonMoveRequestConfirmDefault),
  "basedOn": /*#__PURE__*/ zod.exactOptional(LessonStartAsRead),
  "reason": /*#__PURE__*/ zod.exactOptional(LessonMoveReason)
});

export type LessonMoveRequest = zod.input<typeof LessonMoveRequest>;
export type LessonMoveRequestOutput = zod.output<typeof LessonMoveRequest>;

export const LessonMove = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "previousStartTime": Instant,
  "remainingAdjustments": RemainingAdjustments
});

export type LessonMove = zod.input<typeof LessonMove>;
export type LessonMoveOutput = zod.output<typeof LessonMove>;


export const TaughtCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": CourseNameText,
  "courseType": CourseCategory,
  "classType": ClassType,
  "teachingType": TeachingTypeText,
  "classes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "students": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtCourseStudentsMin)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtCourseTotalLessonsMin)),
  "plannedLessons": PlannedLessons.check(/*#__PURE__*/ zod.describe('')),
  "courseLessons": CourseLessons,
  "finishedLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtCourseFinishedLessonsMin))
});

export type TaughtCourse = zod.input<typeof TaughtCourse>;
export type TaughtCourseOutput = zod.output<typeof TaughtCourse>;




export const LessonBrief = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "startTime": Instant,
  "endTime": Instant,
  "startedAt": OptionalInstant,
  "endedAt": OptionalInstant,
  "status": LessonStatus
});

export type LessonBrief = zod.input<typeof LessonBrief>;
export type LessonBriefOutput = zod.output<typeof LessonBrief>;


export const ClassChapter = /*#__PURE__*/ zod.object({
  "chapterId": Id,
  "chapterNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "chapterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classChapterChapterNameMax)),
  "lesson": /*#__PURE__*/ zod.union([LessonBrief,/*#__PURE__*/ zod.null()]),
  "classDate": /*#__PURE__*/ zod.union([CalendarDay,/*#__PURE__*/ zod.null()]),
  "StartClassTime": /*#__PURE__*/ zod.union([ClockTime,/*#__PURE__*/ zod.null()])
});

export type ClassChapter = zod.input<typeof ClassChapter>;
export type ClassChapterOutput = zod.output<typeof ClassChapter>;

export const ClassTextbook = /*#__PURE__*/ zod.object({
  "textbookId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classTextbookNameMax)),
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classTextbookIntroductionMax)),
  "chapters": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTextbookChaptersMin))
});

export type ClassTextbook = zod.input<typeof ClassTextbook>;
export type ClassTextbookOutput = zod.output<typeof ClassTextbook>;

export const ClassRef = /*#__PURE__*/ zod.object({
  "classId": Id
});

export type ClassRef = zod.input<typeof ClassRef>;
export type ClassRefOutput = zod.output<typeof ClassRef>;

export const AttendanceCounts = /*#__PURE__*/ zod.object({
  "present": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceCountsPresentMin)),
  "late": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceCountsLateMin)),
  "absent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceCountsAbsentMin))
});

export type AttendanceCounts = zod.input<typeof AttendanceCounts>;
export type AttendanceCountsOutput = zod.output<typeof AttendanceCounts>;

export const ClassStudent = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(classStudentNameMax)),
  "avatar": Avatar,
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classStudentNicknameMax)),
  "enrolledAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "attendance": AttendanceCounts
});

export type ClassStudent = zod.input<typeof ClassStudent>;
export type ClassStudentOutput = zod.output<typeof ClassStudent>;

export const StudentRequest = /*#__PURE__*/ zod.object({
  "stuId": Id
});

export type StudentRequest = zod.input<typeof StudentRequest>;
export type StudentRequestOutput = zod.output<typeof StudentRequest>;

export const HomeworkProgress = /*#__PURE__*/ zod.object({
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkProgressAssignedMin)),
  "handedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkProgressHandedInMin)),
  "graded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkProgressGradedMin))
});

export type HomeworkProgress = zod.input<typeof HomeworkProgress>;
export type HomeworkProgressOutput = zod.output<typeof HomeworkProgress>;

export const StudentClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText,
  "courseName": CourseNameText,
  "enrolledAt": OptionalInstant,
  "attendance": AttendanceCounts,
  "homework": HomeworkProgress
});

export type StudentClass = zod.input<typeof StudentClass>;
export type StudentClassOutput = zod.output<typeof StudentClass>;

export const StudentRecord = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentRecordNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRecordNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRecordIntroductionMax)),
  "age": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentRecordAgeMin)).check(/*#__PURE__*/ zod.lte(studentRecordAgeMax))),
  "parentName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRecordParentNameMax)),
  "parentMobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRecordParentMobileMax)),
  "wechatName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRecordWechatNameMax)),
  "classes": /*#__PURE__*/ zod.array(StudentClass)
});

export type StudentRecord = zod.input<typeof StudentRecord>;
export type StudentRecordOutput = zod.output<typeof StudentRecord>;

export const LessonDateRequest = /*#__PURE__*/ zod.object({
  "lessonDate": Day.check(/*#__PURE__*/ zod.describe(''))
});

export type LessonDateRequest = zod.input<typeof LessonDateRequest>;
export type LessonDateRequestOutput = zod.output<typeof LessonDateRequest>;

export const StatisticsRequest = /*#__PURE__*/ zod.object({
  "searchStartDate": /*#__PURE__*/ zod.exactOptional(CalendarDay),
  "searchEndDate": /*#__PURE__*/ zod.exactOptional(CalendarDay).check(/*#__PURE__*/ zod.describe('')),
  "classId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe(''))
});

export type StatisticsRequest = zod.input<typeof StatisticsRequest>;
export type StatisticsRequestOutput = zod.output<typeof StatisticsRequest>;

export const LessonStatisticsDay = /*#__PURE__*/ zod.object({
  "day": CalendarDay,
  "planned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsDayPlannedMin)),
  "held": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsDayHeldMin)),
  "taughtMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsDayTaughtMinutesMin)),
  "attendance": AttendanceCounts
});

export type LessonStatisticsDay = zod.input<typeof LessonStatisticsDay>;
export type LessonStatisticsDayOutput = zod.output<typeof LessonStatisticsDay>;

export const LessonStatistics = /*#__PURE__*/ zod.object({
  "planned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsPlannedMin)),
  "held": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsHeldMin)),
  "expired": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsExpiredMin)),
  "taughtMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonStatisticsTaughtMinutesMin)),
  "attendance": AttendanceCounts,
  "days": /*#__PURE__*/ zod.array(LessonStatisticsDay).check(/*#__PURE__*/ zod.maxLength(lessonStatisticsDaysMax))
});

export type LessonStatistics = zod.input<typeof LessonStatistics>;
export type LessonStatisticsOutput = zod.output<typeof LessonStatistics>;

export const LessonResourceUpload = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "file": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob)),
  "resourceId": /*#__PURE__*/ zod.exactOptional(Id)
});

export type LessonResourceUpload = zod.input<typeof LessonResourceUpload>;
export type LessonResourceUploadOutput = zod.output<typeof LessonResourceUpload>;

export const LessonResource = /*#__PURE__*/ zod.object({
  "lessonResourceId": Id,
  "lessonId": Id,
  "fileName": FileName,
  "type": FileType,
  "resourceUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lessonResourceResourceUrlMax)),
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonResourceSizeBytesMin)),
  "contentType": /*#__PURE__*/ zod.string(),
  "durationSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonResourceDurationSecondsMin))),
  "uploadedBy": Person,
  "createdAt": Instant
});

export type LessonResource = zod.input<typeof LessonResource>;
export type LessonResourceOutput = zod.output<typeof LessonResource>;

export const ClassName = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText
});

export type ClassName = zod.input<typeof ClassName>;
export type ClassNameOutput = zod.output<typeof ClassName>;




export const LessonCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": CourseNameText,
  "courseType": CourseCategory,
  "classes": /*#__PURE__*/ zod.array(ClassName).check(/*#__PURE__*/ zod.minLength(1))
});

export type LessonCourse = zod.input<typeof LessonCourse>;
export type LessonCourseOutput = zod.output<typeof LessonCourse>;

export const LessonResourceRemoval = /*#__PURE__*/ zod.object({
  "lessonResourceIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonResourceRemovalLessonResourceIdsMax)),
  "teachingType": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lessonResourceRemovalTeachingTypeMax)))
});

export type LessonResourceRemoval = zod.input<typeof LessonResourceRemoval>;
export type LessonResourceRemovalOutput = zod.output<typeof LessonResourceRemoval>;

export const RemovedResources = /*#__PURE__*/ zod.object({
  "lessonResourceIds": /*#__PURE__*/ zod.array(Id)
});

export type RemovedResources = zod.input<typeof RemovedResources>;
export type RemovedResourcesOutput = zod.output<typeof RemovedResources>;

export const PracticeScore = /*#__PURE__*/ zod.object({
  "questions": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceScoreQuestionsMin)),
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceScoreAnsweredMin)),
  "correct": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceScoreCorrectMin))
});

export type PracticeScore = zod.input<typeof PracticeScore>;
export type PracticeScoreOutput = zod.output<typeof PracticeScore>;

export const StudentPerformance = /*#__PURE__*/ zod.object({
  "student": Student,
  "attendance": /*#__PURE__*/ zod.union([Attendance,/*#__PURE__*/ zod.null()]),
  "performance": OptionalPerformance,
  "hasVisited": /*#__PURE__*/ zod.boolean(),
  "prizes": PrizeCounts,
  "practises": PracticeScore
});

export type StudentPerformance = zod.input<typeof StudentPerformance>;
export type StudentPerformanceOutput = zod.output<typeof StudentPerformance>;

export const ClassPerformance = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "students": /*#__PURE__*/ zod.array(StudentPerformance)
});

export type ClassPerformance = zod.input<typeof ClassPerformance>;
export type ClassPerformanceOutput = zod.output<typeof ClassPerformance>;

export const CourseEnd = /*#__PURE__*/ zod.object({
  "classId": Id,
  "isEnded": /*#__PURE__*/ zod.boolean(),
  "lessonsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseEndLessonsLeftMin)),
  "lastEndTime": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "extensionMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseEndExtensionMaxMin))
});

export type CourseEnd = zod.input<typeof CourseEnd>;
export type CourseEndOutput = zod.output<typeof CourseEnd>;

export const AverageScore = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(AverageScoreMax)));

export type AverageScore = zod.input<typeof AverageScore>;
export type AverageScoreOutput = zod.output<typeof AverageScore>;


export const LessonRatingAverage = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "startTime": Instant,
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonRatingAverageRatingsMin))
});

export type LessonRatingAverage = zod.input<typeof LessonRatingAverage>;
export type LessonRatingAverageOutput = zod.output<typeof LessonRatingAverage>;

export const CourseScore = /*#__PURE__*/ zod.object({
  "classId": Id,
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseScoreRatingsMin)),
  "stars": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseScoreStarsItemMin))).check(/*#__PURE__*/ zod.minLength(courseScoreStarsMin)).check(/*#__PURE__*/ zod.maxLength(courseScoreStarsMax)),
  "lessons": /*#__PURE__*/ zod.array(LessonRatingAverage)
});

export type CourseScore = zod.input<typeof CourseScore>;
export type CourseScoreOutput = zod.output<typeof CourseScore>;

export const StudentAttendance = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": Id,
  "attendance": Attendance,
  "enteredAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "presentSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentAttendancePresentSecondsMin)),
  "isCorrected": /*#__PURE__*/ zod.boolean(),
  "markedAt": Instant
});

export type StudentAttendance = zod.input<typeof StudentAttendance>;
export type StudentAttendanceOutput = zod.output<typeof StudentAttendance>;

export const attendanceMatrixRequestSizeDefault = 10;
export const AttendanceMatrixRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(attendanceMatrixRequestSizeMax)), attendanceMatrixRequestSizeDefault)
});

export type AttendanceMatrixRequest = zod.input<typeof AttendanceMatrixRequest>;
export type AttendanceMatrixRequestOutput = zod.output<typeof AttendanceMatrixRequest>;

export const AttendanceMatrixMark = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "lessonId": Id,
  "attendance": Attendance,
  "plan": /*#__PURE__*/ zod.union([AttendancePlan,/*#__PURE__*/ zod.null()]),
  "isCorrected": /*#__PURE__*/ zod.boolean()
});

export type AttendanceMatrixMark = zod.input<typeof AttendanceMatrixMark>;
export type AttendanceMatrixMarkOutput = zod.output<typeof AttendanceMatrixMark>;

export const AttendanceMatrix = /*#__PURE__*/ zod.object({
  "lessons": /*#__PURE__*/ zod.array(LessonBrief).check(/*#__PURE__*/ zod.maxLength(attendanceMatrixLessonsMax)),
  "students": /*#__PURE__*/ zod.array(Student).check(/*#__PURE__*/ zod.maxLength(attendanceMatrixStudentsMax)),
  "marks": /*#__PURE__*/ zod.array(AttendanceMatrixMark).check(/*#__PURE__*/ zod.maxLength(attendanceMatrixMarksMax)),
  "total": RowTotal.check(/*#__PURE__*/ zod.describe('')),
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type AttendanceMatrix = zod.input<typeof AttendanceMatrix>;
export type AttendanceMatrixOutput = zod.output<typeof AttendanceMatrix>;

export const ClassTotals = /*#__PURE__*/ zod.object({
  "enrolled": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsEnrolledMin)),
  "present": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsPresentMin)),
  "late": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsLateMin)),
  "absent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsAbsentMin)),
  "messages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsMessagesMin)),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classTotalsPagesMin)),
  "averageScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(classTotalsAverageScoreMax)))
});

export type ClassTotals = zod.input<typeof ClassTotals>;
export type ClassTotalsOutput = zod.output<typeof ClassTotals>;

export const RollCallCount = /*#__PURE__*/ zod.object({
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rollCallCountAnsweredMin)).check(/*#__PURE__*/ zod.lte(rollCallCountAnsweredMax)),
  "held": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rollCallCountHeldMin)).check(/*#__PURE__*/ zod.lte(rollCallCountHeldMax))
});

export type RollCallCount = zod.input<typeof RollCallCount>;
export type RollCallCountOutput = zod.output<typeof RollCallCount>;

export const StudentResult = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentResultNameMax)),
  "avatar": Avatar,
  "attendance": Attendance,
  "isCorrected": /*#__PURE__*/ zod.boolean(),
  "enteredAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "presentSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentResultPresentSecondsMin)),
  "talkSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentResultTalkSecondsMin)),
  "messages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentResultMessagesMin)),
  "handsRaised": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentResultHandsRaisedMin)),
  "rollCalls": RollCallCount,
  "picks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentResultPicksMin)),
  "prizes": PrizeCounts,
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studentResultScoreMax))),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentResultCommentMax)))
});

export type StudentResult = zod.input<typeof StudentResult>;
export type StudentResultOutput = zod.output<typeof StudentResult>;

export const ChatRecord = /*#__PURE__*/ zod.object({
  "id": Id,
  "userId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatRecordNameMax)),
  "role": Role,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatRecordTextMax)),
  "at": Instant
});

export type ChatRecord = zod.input<typeof ChatRecord>;
export type ChatRecordOutput = zod.output<typeof ChatRecord>;


export const BoardPageSummary = /*#__PURE__*/ zod.object({
  "pageId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "background": /*#__PURE__*/ zod.string(),
  "strokeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(boardPageSummaryStrokeCountMin))
});

export type BoardPageSummary = zod.input<typeof BoardPageSummary>;
export type BoardPageSummaryOutput = zod.output<typeof BoardPageSummary>;

export const ClassResult = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "totals": ClassTotals,
  "students": /*#__PURE__*/ zod.array(StudentResult),
  "chat": /*#__PURE__*/ zod.array(ChatRecord).check(/*#__PURE__*/ zod.maxLength(classResultChatMax)),
  "pages": /*#__PURE__*/ zod.array(BoardPageSummary)
});

export type ClassResult = zod.input<typeof ClassResult>;
export type ClassResultOutput = zod.output<typeof ClassResult>;

export const StudentStatisticsRow = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentStatisticsRowNameMax)),
  "avatar": Avatar,
  "attendance": AttendanceCounts,
  "presentMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentStatisticsRowPresentMinutesMin)),
  "homework": HomeworkProgress,
  "prizes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentStatisticsRowPrizesMin))
});

export type StudentStatisticsRow = zod.input<typeof StudentStatisticsRow>;
export type StudentStatisticsRowOutput = zod.output<typeof StudentStatisticsRow>;

export const StudentStatistics = /*#__PURE__*/ zod.object({
  "classId": Id,
  "heldLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentStatisticsHeldLessonsMin)),
  "attendance": AttendanceCounts.check(/*#__PURE__*/ zod.describe('')),
  "students": /*#__PURE__*/ zod.array(StudentStatisticsRow)
});

export type StudentStatistics = zod.input<typeof StudentStatistics>;
export type StudentStatisticsOutput = zod.output<typeof StudentStatistics>;


export const ClassDetail = /*#__PURE__*/ zod.object({
  "class": ClassCard,
  "textbook": /*#__PURE__*/ zod.union([ClassTextbook,/*#__PURE__*/ zod.null()]),
  "cycle": /*#__PURE__*/ zod.array(CycleSlot),
  "lessonMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classDetailRatingsMin)),
  "attendance": AttendanceCounts,
  "remainingAdjustments": RemainingAdjustments,
  "adjustmentsPerMonth": AdjustmentsPerMonth
});

export type ClassDetail = zod.input<typeof ClassDetail>;
export type ClassDetailOutput = zod.output<typeof ClassDetail>;

export const LessonResources = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "resources": /*#__PURE__*/ zod.array(LessonResource)
});

export type LessonResources = zod.input<typeof LessonResources>;
export type LessonResourcesOutput = zod.output<typeof LessonResources>;

export const LessonStudentRef = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": Id
});

export type LessonStudentRef = zod.input<typeof LessonStudentRef>;
export type LessonStudentRefOutput = zod.output<typeof LessonStudentRef>;

export const TeacherLessonStatus = /*#__PURE__*/ zod.enum(['notStarted', 'waitingToStart', 'inProgress', 'ended', 'expired', 'waitingToBeAdjusted']);

export type TeacherLessonStatus = zod.input<typeof TeacherLessonStatus>;
export type TeacherLessonStatusOutput = zod.output<typeof TeacherLessonStatus>;

export const LessonListRequest = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(TeacherLessonStatus).check(/*#__PURE__*/ zod.describe('')),
  "classId": /*#__PURE__*/ zod.exactOptional(Id),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type LessonListRequest = zod.input<typeof LessonListRequest>;
export type LessonListRequestOutput = zod.output<typeof LessonListRequest>;

export const LessonPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(LessonSummary).check(/*#__PURE__*/ zod.maxLength(lessonPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type LessonPage = zod.input<typeof LessonPage>;
export type LessonPageOutput = zod.output<typeof LessonPage>;

export const ClassStudentRef = /*#__PURE__*/ zod.object({
  "classId": Id,
  "stuId": Id
});

export type ClassStudentRef = zod.input<typeof ClassStudentRef>;
export type ClassStudentRefOutput = zod.output<typeof ClassStudentRef>;

export const StudentRemoval = /*#__PURE__*/ zod.object({
  "classId": Id,
  "stuId": Id,
  "removedAt": Instant,
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentRemovalStudentCountMin))
});

export type StudentRemoval = zod.input<typeof StudentRemoval>;
export type StudentRemovalOutput = zod.output<typeof StudentRemoval>;

export const ClassLessons = /*#__PURE__*/ zod.object({
  "classId": Id,
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classLessonsTotalLessonsMin)),
  "lessons": /*#__PURE__*/ zod.array(LessonBrief)
});

export type ClassLessons = zod.input<typeof ClassLessons>;
export type ClassLessonsOutput = zod.output<typeof ClassLessons>;

export const LessonDeletionRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "lessonIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonDeletionRequestLessonIdsMax))
});

export type LessonDeletionRequest = zod.input<typeof LessonDeletionRequest>;
export type LessonDeletionRequestOutput = zod.output<typeof LessonDeletionRequest>;

export const LessonDraft = /*#__PURE__*/ zod.object({
  "lessonName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(lessonDraftLessonNameMin)).check(/*#__PURE__*/ zod.maxLength(lessonDraftLessonNameMax)),
  "classDate": CalendarDay,
  "StartClassTime": ClockTime
});

export type LessonDraft = zod.input<typeof LessonDraft>;
export type LessonDraftOutput = zod.output<typeof LessonDraft>;

export const lessonDraftsRequestConfirmDefault = false;

export const LessonDraftsRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "lessons": /*#__PURE__*/ zod.array(LessonDraft).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonDraftsRequestLessonsMax)),
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe('')),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), lessonDraftsRequestConfirmDefault)
});

export type LessonDraftsRequest = zod.input<typeof LessonDraftsRequest>;
export type LessonDraftsRequestOutput = zod.output<typeof LessonDraftsRequest>;

export const LessonMoveCheck = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "check": LessonTimeCheck,
  "remainingAdjustments": RemainingAdjustments
});

export type LessonMoveCheck = zod.input<typeof LessonMoveCheck>;
export type LessonMoveCheckOutput = zod.output<typeof LessonMoveCheck>;

export const LessonDraftsCheck = /*#__PURE__*/ zod.object({
  "classId": Id,
  "isPossible": /*#__PURE__*/ zod.boolean(),
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "checks": /*#__PURE__*/ zod.array(LessonTimeCheck).check(/*#__PURE__*/ zod.maxLength(lessonDraftsCheckChecksMax))
});

export type LessonDraftsCheck = zod.input<typeof LessonDraftsCheck>;
export type LessonDraftsCheckOutput = zod.output<typeof LessonDraftsCheck>;

export const StudentPlan = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "plan": AttendancePlan,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentPlanReasonMax)),
  "saidAt": Instant
});

export type StudentPlan = zod.input<typeof StudentPlan>;
export type StudentPlanOutput = zod.output<typeof StudentPlan>;

export const LessonPreparation = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "students": /*#__PURE__*/ zod.array(Student),
  "plans": /*#__PURE__*/ zod.array(StudentPlan)
});

export type LessonPreparation = zod.input<typeof LessonPreparation>;
export type LessonPreparationOutput = zod.output<typeof LessonPreparation>;

export const continuationRequestCountDefault = 1;
export const ContinuationRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(continuationRequestCountMax)), continuationRequestCountDefault),
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe(''))
});

export type ContinuationRequest = zod.input<typeof ContinuationRequest>;
export type ContinuationRequestOutput = zod.output<typeof ContinuationRequest>;




export const ContinuationLesson = /*#__PURE__*/ zod.object({
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "draft": LessonDraft.check(/*#__PURE__*/ zod.describe('')),
  "check": LessonTimeCheck
});

export type ContinuationLesson = zod.input<typeof ContinuationLesson>;
export type ContinuationLessonOutput = zod.output<typeof ContinuationLesson>;


export const Continuation = /*#__PURE__*/ zod.object({
  "classId": Id,
  "cycle": /*#__PURE__*/ zod.array(CycleSlot),
  "lessonMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessons": /*#__PURE__*/ zod.array(ContinuationLesson).check(/*#__PURE__*/ zod.maxLength(continuationLessonsMax))
});

export type Continuation = zod.input<typeof Continuation>;
export type ContinuationOutput = zod.output<typeof Continuation>;

export const ClassStudentListRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classStudentListRequestKeywordMax)))
});

export type ClassStudentListRequest = zod.input<typeof ClassStudentListRequest>;
export type ClassStudentListRequestOutput = zod.output<typeof ClassStudentListRequest>;

export const ClassStudentPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ClassStudent).check(/*#__PURE__*/ zod.maxLength(classStudentPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type ClassStudentPage = zod.input<typeof ClassStudentPage>;
export type ClassStudentPageOutput = zod.output<typeof ClassStudentPage>;

export const ClassFilter = /*#__PURE__*/ zod.object({
  "classType": /*#__PURE__*/ zod.exactOptional(ClassType),
  "courseType": /*#__PURE__*/ zod.exactOptional(CourseCategory),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(classFilterKeywordMax)))
});

export type ClassFilter = zod.input<typeof ClassFilter>;
export type ClassFilterOutput = zod.output<typeof ClassFilter>;

export const ClassStatusCount = /*#__PURE__*/ zod.object({
  "status": ClassStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classStatusCountCountMin))
});

export type ClassStatusCount = zod.input<typeof ClassStatusCount>;
export type ClassStatusCountOutput = zod.output<typeof ClassStatusCount>;

export const StageRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": Id
});

export type StageRequest = zod.input<typeof StageRequest>;
export type StageRequestOutput = zod.output<typeof StageRequest>;

export const StageInvitation = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "lessonId": Id,
  "invited": /*#__PURE__*/ zod.boolean()
});

export type StageInvitation = zod.input<typeof StageInvitation>;
export type StageInvitationOutput = zod.output<typeof StageInvitation>;

export const LessonEndTime = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "scheduledEnd": Instant,
  "autoEndAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "secondsLeft": /*#__PURE__*/ zod.int(),
  "serverTime": Instant
});

export type LessonEndTime = zod.input<typeof LessonEndTime>;
export type LessonEndTimeOutput = zod.output<typeof LessonEndTime>;

export const BoardBackground = /*#__PURE__*/ zod.object({
  "vbgId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(boardBackgroundNameMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boardBackgroundUrlMax)),
  "createdAt": Instant
});

export type BoardBackground = zod.input<typeof BoardBackground>;
export type BoardBackgroundOutput = zod.output<typeof BoardBackground>;

export const BoardBackgroundRequest = /*#__PURE__*/ zod.object({
  "resourceId": /*#__PURE__*/ zod.exactOptional(Id),
  "newFileName": /*#__PURE__*/ zod.exactOptional(ObjectKey),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(boardBackgroundRequestNameMax)))
});

export type BoardBackgroundRequest = zod.input<typeof BoardBackgroundRequest>;
export type BoardBackgroundRequestOutput = zod.output<typeof BoardBackgroundRequest>;

export const VbgRef = /*#__PURE__*/ zod.object({
  "vbgId": Id
});

export type VbgRef = zod.input<typeof VbgRef>;
export type VbgRefOutput = zod.output<typeof VbgRef>;

export const OpenedPracticeKind = /*#__PURE__*/ zod.enum(['clicker', 'buzzer', 'questions', 'check', 'writing', 'fillIn', 'dictation']);

export type OpenedPracticeKind = zod.input<typeof OpenedPracticeKind>;
export type OpenedPracticeKindOutput = zod.output<typeof OpenedPracticeKind>;

export const practiceRequestLimitSecondsDefault = 0;
export const practiceRequestIsMultipleDefault = false;
export const PracticeRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "kind": OpenedPracticeKind,
  "title": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(practiceRequestTitleMax))),
  "limitSeconds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceRequestLimitSecondsMin)).check(/*#__PURE__*/ zod.lte(practiceRequestLimitSecondsMax)), practiceRequestLimitSecondsDefault),
  "optionCount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(practiceRequestOptionCountMin)).check(/*#__PURE__*/ zod.lte(practiceRequestOptionCountMax))),
  "isMultiple": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), practiceRequestIsMultipleDefault),
  "correctKeys": /*#__PURE__*/ zod.exactOptional(OptionKeys).check(/*#__PURE__*/ zod.describe('')),
  "questionIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(practiceRequestQuestionIdsMax))),
  "characters": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(practiceRequestCharactersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(practiceRequestCharactersMax)))
});

export type PracticeRequest = zod.input<typeof PracticeRequest>;
export type PracticeRequestOutput = zod.output<typeof PracticeRequest>;

export const PracticeRef = /*#__PURE__*/ zod.object({
  "practiseId": Id
});

export type PracticeRef = zod.input<typeof PracticeRef>;
export type PracticeRefOutput = zod.output<typeof PracticeRef>;

export const prizeRequestCountDefault = 1;
export const prizeRequestReasonDefault = ``;
export const PrizeRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(prizeRequestStuIdsMax)),
  "kind": PrizeKind,
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(prizeRequestCountMax)), prizeRequestCountDefault),
  "reason": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(prizeRequestReasonMax)), prizeRequestReasonDefault)
});

export type PrizeRequest = zod.input<typeof PrizeRequest>;
export type PrizeRequestOutput = zod.output<typeof PrizeRequest>;

export const Readmission = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": Id,
  "readmitted": /*#__PURE__*/ zod.literal(true)
});

export type Readmission = zod.input<typeof Readmission>;
export type ReadmissionOutput = zod.output<typeof Readmission>;

export const PrizeRef = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "prizeId": Id
});

export type PrizeRef = zod.input<typeof PrizeRef>;
export type PrizeRefOutput = zod.output<typeof PrizeRef>;

export const TeacherFeedbackRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "optionIds": FeedbackOptionIds,
  "content": FeedbackContent
});

export type TeacherFeedbackRequest = zod.input<typeof TeacherFeedbackRequest>;
export type TeacherFeedbackRequestOutput = zod.output<typeof TeacherFeedbackRequest>;

export const LessonMoveScope = /*#__PURE__*/ zod.enum(['this', 'following', 'all']);

export type LessonMoveScope = zod.input<typeof LessonMoveScope>;
export type LessonMoveScopeOutput = zod.output<typeof LessonMoveScope>;

export const lessonsMoveRequestConfirmDefault = false;

export const LessonsMoveRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "scope": LessonMoveScope,
  "classDate": CalendarDay,
  "StartClassTime": ClockTime,
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe('')),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), lessonsMoveRequestConfirmDefault),
  "basedOn": /*#__PURE__*/ zod.exactOptional(LessonStartAsRead),
  "reason": /*#__PURE__*/ zod.exactOptional(LessonMoveReason)
});

export type LessonsMoveRequest = zod.input<typeof LessonsMoveRequest>;
export type LessonsMoveRequestOutput = zod.output<typeof LessonsMoveRequest>;

export const LessonsMove = /*#__PURE__*/ zod.object({
  "lessons": /*#__PURE__*/ zod.array(LessonSummary),
  "remainingAdjustments": RemainingAdjustments
});

export type LessonsMove = zod.input<typeof LessonsMove>;
export type LessonsMoveOutput = zod.output<typeof LessonsMove>;




export const PlannedMove = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "previousStartTime": Instant,
  "check": LessonTimeCheck
});

export type PlannedMove = zod.input<typeof PlannedMove>;
export type PlannedMoveOutput = zod.output<typeof PlannedMove>;

export const LessonsMoveCheck = /*#__PURE__*/ zod.object({
  "isPossible": /*#__PURE__*/ zod.boolean(),
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "remainingAdjustments": RemainingAdjustments.check(/*#__PURE__*/ zod.describe('')),
  "moves": /*#__PURE__*/ zod.array(PlannedMove)
});

export type LessonsMoveCheck = zod.input<typeof LessonsMoveCheck>;
export type LessonsMoveCheckOutput = zod.output<typeof LessonsMoveCheck>;

export const LessonTimeSuggestionsRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "from": CalendarDay,
  "until": CalendarDay,
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe(''))
});

export type LessonTimeSuggestionsRequest = zod.input<typeof LessonTimeSuggestionsRequest>;
export type LessonTimeSuggestionsRequestOutput = zod.output<typeof LessonTimeSuggestionsRequest>;

export const LessonTimeSuggestion = /*#__PURE__*/ zod.object({
  "startTime": Instant,
  "endTime": Instant,
  "isUsual": /*#__PURE__*/ zod.boolean()
});

export type LessonTimeSuggestion = zod.input<typeof LessonTimeSuggestion>;
export type LessonTimeSuggestionOutput = zod.output<typeof LessonTimeSuggestion>;

export const LessonTimeSuggestions = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "times": /*#__PURE__*/ zod.array(LessonTimeSuggestion).check(/*#__PURE__*/ zod.maxLength(lessonTimeSuggestionsTimesMax))
});

export type LessonTimeSuggestions = zod.input<typeof LessonTimeSuggestions>;
export type LessonTimeSuggestionsOutput = zod.output<typeof LessonTimeSuggestions>;

export const LessonPostponeRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "basedOn": /*#__PURE__*/ zod.exactOptional(LessonStartAsRead)
});

export type LessonPostponeRequest = zod.input<typeof LessonPostponeRequest>;
export type LessonPostponeRequestOutput = zod.output<typeof LessonPostponeRequest>;

export const performanceRequestCommentDefault = ``;
export const PerformanceRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "stuId": Id,
  "listening": Stars,
  "speaking": Stars,
  "participation": Stars,
  "comment": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(performanceRequestCommentMax)), performanceRequestCommentDefault)
});

export type PerformanceRequest = zod.input<typeof PerformanceRequest>;
export type PerformanceRequestOutput = zod.output<typeof PerformanceRequest>;

export const PublicLesson = /*#__PURE__*/ zod.object({
  "detail": LessonDetail,
  "courseStatus": CourseStatus,
  "coverUrl": CoverUrl,
  "students": /*#__PURE__*/ zod.array(Student)
});

export type PublicLesson = zod.input<typeof PublicLesson>;
export type PublicLessonOutput = zod.output<typeof PublicLesson>;

export const Subject = /*#__PURE__*/ zod.object({
  "subjectId": Id,
  "parentId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subjectNameMax)),
  "childCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subjectChildCountMin))
});

export type Subject = zod.input<typeof Subject>;
export type SubjectOutput = zod.output<typeof Subject>;

export const PublicCourseNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const PublicCourseName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PublicCourseNameMin)).check(/*#__PURE__*/ zod.maxLength(PublicCourseNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PublicCourseNameRegExp));

export type PublicCourseName = zod.input<typeof PublicCourseName>;
export type PublicCourseNameOutput = zod.output<typeof PublicCourseName>;

export const PublicCourseIntroductionRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const PublicCourseIntroduction = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PublicCourseIntroductionMax, { abort: true })).check(/*#__PURE__*/ zod.regex(PublicCourseIntroductionRegExp));

export type PublicCourseIntroduction = zod.input<typeof PublicCourseIntroduction>;
export type PublicCourseIntroductionOutput = zod.output<typeof PublicCourseIntroduction>;

export const publicCourseChangeConfirmDefault = false;
export const PublicCourseChange = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.exactOptional(PublicCourseName),
  "subjectId": /*#__PURE__*/ zod.exactOptional(Id),
  "classType": /*#__PURE__*/ zod.exactOptional(ClassType),
  "studentLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseChangeStudentLimitMax))),
  "introduction": /*#__PURE__*/ zod.exactOptional(PublicCourseIntroduction),
  "textbookId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "coverResourceId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "priceMinor": /*#__PURE__*/ zod.exactOptional(PriceMinor).check(/*#__PURE__*/ zod.describe('')),
  "currency": /*#__PURE__*/ zod.exactOptional(Currency),
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), publicCourseChangeConfirmDefault),
  "isPeriodic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "totalLessons": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseChangeTotalLessonsMax))),
  "startDate": /*#__PURE__*/ zod.exactOptional(CalendarDay).check(/*#__PURE__*/ zod.describe('')),
  "cycle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(CycleSlot).check(/*#__PURE__*/ zod.maxLength(publicCourseChangeCycleMax))),
  "startTimes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Instant).check(/*#__PURE__*/ zod.maxLength(publicCourseChangeStartTimesMax))),
  "durationMinutes": /*#__PURE__*/ zod.exactOptional(LessonMinutes).check(/*#__PURE__*/ zod.describe('')),
  "cover": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.instanceof(Blob))
});

export type PublicCourseChange = zod.input<typeof PublicCourseChange>;
export type PublicCourseChangeOutput = zod.output<typeof PublicCourseChange>;

export const PublicCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "courseName": CourseNameText,
  "coverUrl": CoverUrl,
  "subjectId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "subjectName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicCourseSubjectNameMax))),
  "classType": ClassType,
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseStudentLimitMax)),
  "registered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(publicCourseRegisteredMin)),
  "status": CourseStatus,
  "isPeriodic": /*#__PURE__*/ zod.boolean(),
  "cycle": /*#__PURE__*/ zod.array(CycleSlot),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(publicCourseTotalLessonsMin)),
  "durationMinutes": LessonMinutes,
  "textbookId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "textbookName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicCourseTextbookNameMax))),
  "introduction": CourseIntroduction,
  "priceMinor": PriceMinor,
  "currency": Currency,
  "createdAt": OptionalInstant,
  "updatedAt": OptionalInstant,
  "lessons": /*#__PURE__*/ zod.array(LessonBrief),
  "canPublish": /*#__PURE__*/ zod.boolean(),
  "canClose": /*#__PURE__*/ zod.boolean(),
  "canChangeClassType": /*#__PURE__*/ zod.boolean(),
  "canChangeTextbook": /*#__PURE__*/ zod.boolean()
});

export type PublicCourse = zod.input<typeof PublicCourse>;
export type PublicCourseOutput = zod.output<typeof PublicCourse>;

export const publicCourseRequestConfirmDefault = false;
export const PublicCourseRequest = /*#__PURE__*/ zod.object({
  "courseName": PublicCourseName,
  "subjectId": Id,
  "classType": ClassType,
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseRequestStudentLimitMax)),
  "introduction": PublicCourseIntroduction,
  "textbookId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "coverResourceId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "priceMinor": /*#__PURE__*/ zod.exactOptional(PriceMinor).check(/*#__PURE__*/ zod.describe('')),
  "currency": /*#__PURE__*/ zod.exactOptional(Currency),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), publicCourseRequestConfirmDefault),
  "isPeriodic": /*#__PURE__*/ zod.boolean(),
  "totalLessons": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseRequestTotalLessonsMax))),
  "startDate": /*#__PURE__*/ zod.exactOptional(CalendarDay).check(/*#__PURE__*/ zod.describe('')),
  "cycle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(CycleSlot).check(/*#__PURE__*/ zod.maxLength(publicCourseRequestCycleMax))),
  "startTimes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Instant).check(/*#__PURE__*/ zod.maxLength(publicCourseRequestStartTimesMax))),
  "durationMinutes": LessonMinutes.check(/*#__PURE__*/ zod.describe(''))
});

export type PublicCourseRequest = zod.input<typeof PublicCourseRequest>;
export type PublicCourseRequestOutput = zod.output<typeof PublicCourseRequest>;










export const CourseConfig = /*#__PURE__*/ zod.object({
  "nameMin": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "nameMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "introductionMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "smallLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "largeLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonsMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "durations": /*#__PURE__*/ zod.array(LessonMinutes),
  "coverTypes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['image/jpeg', 'image/png'])),
  "coverMaxBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "currency": Currency.check(/*#__PURE__*/ zod.describe('')),
  "timeZone": TimeZone.check(/*#__PURE__*/ zod.describe(''))
});

export type CourseConfig = zod.input<typeof CourseConfig>;
export type CourseConfigOutput = zod.output<typeof CourseConfig>;

export const PublicCourseFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(SearchKeyword).check(/*#__PURE__*/ zod.describe('')),
  "status": /*#__PURE__*/ zod.exactOptional(CourseStatus),
  "classType": /*#__PURE__*/ zod.exactOptional(ClassType),
  "subjectId": /*#__PURE__*/ zod.exactOptional(Id),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type PublicCourseFilter = zod.input<typeof PublicCourseFilter>;
export type PublicCourseFilterOutput = zod.output<typeof PublicCourseFilter>;

export const PublicCourseCard = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "courseName": CourseNameText,
  "coverUrl": CoverUrl,
  "subjectName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicCourseCardSubjectNameMax))),
  "classType": ClassType,
  "status": CourseStatus,
  "registered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(publicCourseCardRegisteredMin)),
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(publicCourseCardStudentLimitMax)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(publicCourseCardTotalLessonsMin)),
  "lessonsHeld": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(publicCourseCardLessonsHeldMin)),
  "nextLessonAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "priceMinor": PriceMinor,
  "currency": Currency,
  "updatedAt": OptionalInstant
});

export type PublicCourseCard = zod.input<typeof PublicCourseCard>;
export type PublicCourseCardOutput = zod.output<typeof PublicCourseCard>;

export const PublicCoursePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(PublicCourseCard),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type PublicCoursePage = zod.input<typeof PublicCoursePage>;
export type PublicCoursePageOutput = zod.output<typeof PublicCoursePage>;

export const PublicCourseStatusRequest = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "status": /*#__PURE__*/ zod.enum(['published', 'closed'])
});

export type PublicCourseStatusRequest = zod.input<typeof PublicCourseStatusRequest>;
export type PublicCourseStatusRequestOutput = zod.output<typeof PublicCourseStatusRequest>;

export const FilterValue = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterValueValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterValueLabelMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(filterValueCountMin))
});

export type FilterValue = zod.input<typeof FilterValue>;
export type FilterValueOutput = zod.output<typeof FilterValue>;

export const CourseCriteria = /*#__PURE__*/ zod.object({
  "statuses": /*#__PURE__*/ zod.array(FilterValue),
  "classTypes": /*#__PURE__*/ zod.array(FilterValue),
  "subjects": /*#__PURE__*/ zod.array(FilterValue)
});

export type CourseCriteria = zod.input<typeof CourseCriteria>;
export type CourseCriteriaOutput = zod.output<typeof CourseCriteria>;

export const LessonReference = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "teachingType": /*#__PURE__*/ zod.exactOptional(TeachingTypeText)
});

export type LessonReference = zod.input<typeof LessonReference>;
export type LessonReferenceOutput = zod.output<typeof LessonReference>;

export const TextbooksRequest = /*#__PURE__*/ zod.object({
  "subjectId": /*#__PURE__*/ zod.exactOptional(Id),
  "gradeId": /*#__PURE__*/ zod.exactOptional(Id)
});

export type TextbooksRequest = zod.input<typeof TextbooksRequest>;
export type TextbooksRequestOutput = zod.output<typeof TextbooksRequest>;


export const TextbookChapter = /*#__PURE__*/ zod.object({
  "chapterId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(textbookChapterNameMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(textbookChapterMinutesMin)),
  "wordCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(textbookChapterWordCountMin))
});

export type TextbookChapter = zod.input<typeof TextbookChapter>;
export type TextbookChapterOutput = zod.output<typeof TextbookChapter>;

export const Textbook = /*#__PURE__*/ zod.object({
  "textbookId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(textbookNameMax)),
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textbookIntroductionMax)),
  "subjectId": Id,
  "gradeId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textbookGradeNameMax))),
  "chapters": /*#__PURE__*/ zod.array(TextbookChapter)
});

export type Textbook = zod.input<typeof Textbook>;
export type TextbookOutput = zod.output<typeof Textbook>;

export const chapterRenameChapterNameRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const ChapterRename = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "chapterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(chapterRenameChapterNameMin)).check(/*#__PURE__*/ zod.maxLength(chapterRenameChapterNameMax, { abort: true })).check(/*#__PURE__*/ zod.regex(chapterRenameChapterNameRegExp))
});

export type ChapterRename = zod.input<typeof ChapterRename>;
export type ChapterRenameOutput = zod.output<typeof ChapterRename>;

export const RenamedChapter = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "chapterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renamedChapterChapterNameMin)).check(/*#__PURE__*/ zod.maxLength(renamedChapterChapterNameMax)),
  "renamedLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renamedChapterRenamedLessonsMin))
});

export type RenamedChapter = zod.input<typeof RenamedChapter>;
export type RenamedChapterOutput = zod.output<typeof RenamedChapter>;


export const CourseStatsLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "startTime": Instant,
  "present": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsLessonPresentMin)),
  "late": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsLessonLateMin)),
  "absent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsLessonAbsentMin)),
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsLessonRatingsMin))
});

export type CourseStatsLesson = zod.input<typeof CourseStatsLesson>;
export type CourseStatsLessonOutput = zod.output<typeof CourseStatsLesson>;

export const CourseStats = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "registered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsRegisteredMin)),
  "studentLimit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsStudentLimitMin)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsTotalLessonsMin)),
  "lessonsHeld": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsLessonsHeldMin)),
  "attendanceRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(courseStatsAttendanceRateMin)).check(/*#__PURE__*/ zod.lte(courseStatsAttendanceRateMax))),
  "averageScore": AverageScore,
  "scores": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsScoresItemMin))).check(/*#__PURE__*/ zod.minLength(courseStatsScoresMin)).check(/*#__PURE__*/ zod.maxLength(courseStatsScoresMax)),
  "paidOrders": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsPaidOrdersMin)),
  "incomeMinor": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseStatsIncomeMinorMin)),
  "currency": Currency,
  "registrations": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "day": CalendarDay,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})),
  "lessons": /*#__PURE__*/ zod.array(CourseStatsLesson)
});

export type CourseStats = zod.input<typeof CourseStats>;
export type CourseStatsOutput = zod.output<typeof CourseStats>;

export const RegistrationExtension = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "studentLimit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registrationExtensionStudentLimitMax))),
  "stuIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(registrationExtensionStuIdsMax)))
});

export type RegistrationExtension = zod.input<typeof RegistrationExtension>;
export type RegistrationExtensionOutput = zod.output<typeof RegistrationExtension>;

export const StartTimesCheck = /*#__PURE__*/ zod.object({
  "startTimes": /*#__PURE__*/ zod.array(Instant).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startTimesCheckStartTimesMax)),
  "durationMinutes": LessonMinutes,
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe(''))
});

export type StartTimesCheck = zod.input<typeof StartTimesCheck>;
export type StartTimesCheckOutput = zod.output<typeof StartTimesCheck>;

export const PlanCheck = /*#__PURE__*/ zod.object({
  "isPossible": /*#__PURE__*/ zod.boolean(),
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "checks": /*#__PURE__*/ zod.array(LessonTimeCheck)
});

export type PlanCheck = zod.input<typeof PlanCheck>;
export type PlanCheckOutput = zod.output<typeof PlanCheck>;

export const CycleCheck = /*#__PURE__*/ zod.object({
  "startDate": CalendarDay,
  "cycle": /*#__PURE__*/ zod.array(CycleSlot).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cycleCheckCycleMax)),
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cycleCheckTotalLessonsMax)),
  "durationMinutes": LessonMinutes,
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe(''))
});

export type CycleCheck = zod.input<typeof CycleCheck>;
export type CycleCheckOutput = zod.output<typeof CycleCheck>;

export const Base64UploadRequest = /*#__PURE__*/ zod.object({
  "base64Str": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(base64UploadRequestBase64StrMin)).check(/*#__PURE__*/ zod.maxLength(base64UploadRequestBase64StrMax)),
  "fileName": /*#__PURE__*/ zod.exactOptional(FileName)
});

export type Base64UploadRequest = zod.input<typeof Base64UploadRequest>;
export type Base64UploadRequestOutput = zod.output<typeof Base64UploadRequest>;

export const ImagesRequest = /*#__PURE__*/ zod.object({
  "newFileNames": /*#__PURE__*/ zod.array(ObjectKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(imagesRequestNewFileNamesMax)),
  "fileNames": /*#__PURE__*/ zod.array(FileName).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(imagesRequestFileNamesMax))
});

export type ImagesRequest = zod.input<typeof ImagesRequest>;
export type ImagesRequestOutput = zod.output<typeof ImagesRequest>;

export const ObjectsRequest = /*#__PURE__*/ zod.object({
  "newFileNames": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ObjectKey).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(objectsRequestNewFileNamesMax))),
  "resourceIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(objectsRequestResourceIdsMax)))
});

export type ObjectsRequest = zod.input<typeof ObjectsRequest>;
export type ObjectsRequestOutput = zod.output<typeof ObjectsRequest>;

export const DeletedObjects = /*#__PURE__*/ zod.object({
  "deleted": /*#__PURE__*/ zod.array(ObjectKey),
  "kept": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "newFileName": ObjectKey,
  "neededBy": /*#__PURE__*/ zod.enum(['replay', 'background', 'picture', 'contract', 'homework', 'message', 'resource', 'publicFile'])
}))
});

export type DeletedObjects = zod.input<typeof DeletedObjects>;
export type DeletedObjectsOutput = zod.output<typeof DeletedObjects>;

export const ResourceFilter = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.exactOptional(FileType),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resourceFilterKeywordMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type ResourceFilter = zod.input<typeof ResourceFilter>;
export type ResourceFilterOutput = zod.output<typeof ResourceFilter>;

export const ResourcePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ResourceItem),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type ResourcePage = zod.input<typeof ResourcePage>;
export type ResourcePageOutput = zod.output<typeof ResourcePage>;

export const ResourceRef = /*#__PURE__*/ zod.object({
  "resourceId": Id
});

export type ResourceRef = zod.input<typeof ResourceRef>;
export type ResourceRefOutput = zod.output<typeof ResourceRef>;

export const CourseResourcesRequest = /*#__PURE__*/ zod.object({
  "courseId": Id
});

export type CourseResourcesRequest = zod.input<typeof CourseResourcesRequest>;
export type CourseResourcesRequestOutput = zod.output<typeof CourseResourcesRequest>;

export const ResourceCopyRequest = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe(''))
});

export type ResourceCopyRequest = zod.input<typeof ResourceCopyRequest>;
export type ResourceCopyRequestOutput = zod.output<typeof ResourceCopyRequest>;

export const LessonFilesBringRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id.check(/*#__PURE__*/ zod.describe('')),
  "fromLessonId": Id,
  "resourceIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(lessonFilesBringRequestResourceIdsMax))
});

export type LessonFilesBringRequest = zod.input<typeof LessonFilesBringRequest>;
export type LessonFilesBringRequestOutput = zod.output<typeof LessonFilesBringRequest>;

export const BroughtFile = /*#__PURE__*/ zod.object({
  "fromResourceId": Id,
  "resourceId": Id,
  "fileName": FileName
});

export type BroughtFile = zod.input<typeof BroughtFile>;
export type BroughtFileOutput = zod.output<typeof BroughtFile>;

export const StorageOfType = /*#__PURE__*/ zod.object({
  "type": FileType,
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storageOfTypeBytesMin))
});

export type StorageOfType = zod.input<typeof StorageOfType>;
export type StorageOfTypeOutput = zod.output<typeof StorageOfType>;

export const Storage = /*#__PURE__*/ zod.object({
  "usedBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storageUsedBytesMin)),
  "quotaBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storageQuotaBytesMin)),
  "types": /*#__PURE__*/ zod.array(StorageOfType).check(/*#__PURE__*/ zod.maxLength(storageTypesMax))
});

export type Storage = zod.input<typeof Storage>;
export type StorageOutput = zod.output<typeof Storage>;

export const StudentResourceFilter = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "type": /*#__PURE__*/ zod.exactOptional(FileType),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentResourceFilterKeywordMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type StudentResourceFilter = zod.input<typeof StudentResourceFilter>;
export type StudentResourceFilterOutput = zod.output<typeof StudentResourceFilter>;




export const ResourceLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": NameForReader,
  "startTime": Instant
});

export type ResourceLesson = zod.input<typeof ResourceLesson>;
export type ResourceLessonOutput = zod.output<typeof ResourceLesson>;

export const StudentResource = /*#__PURE__*/ zod.object({
  "file": ResourceItem,
  "uploadedBy": Person,
  "isMine": /*#__PURE__*/ zod.boolean(),
  "courseId": Id,
  "courseName": NameForReader,
  "lesson": ResourceLesson
});

export type StudentResource = zod.input<typeof StudentResource>;
export type StudentResourceOutput = zod.output<typeof StudentResource>;

export const CourseRows = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": NameForReader,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(courseRowsCountMin))
});

export type CourseRows = zod.input<typeof CourseRows>;
export type CourseRowsOutput = zod.output<typeof CourseRows>;

export const StudentResourcePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StudentResource).check(/*#__PURE__*/ zod.maxLength(studentResourcePageRecordsMax)),
  "courses": /*#__PURE__*/ zod.array(CourseRows).check(/*#__PURE__*/ zod.maxLength(studentResourcePageCoursesMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type StudentResourcePage = zod.input<typeof StudentResourcePage>;
export type StudentResourcePageOutput = zod.output<typeof StudentResourcePage>;

export const PaperRef = /*#__PURE__*/ zod.object({
  "paperId": Id
});

export type PaperRef = zod.input<typeof PaperRef>;
export type PaperRefOutput = zod.output<typeof PaperRef>;

export const QuestionRef = /*#__PURE__*/ zod.object({
  "questionId": Id
});

export type QuestionRef = zod.input<typeof QuestionRef>;
export type QuestionRefOutput = zod.output<typeof QuestionRef>;

export const MarkingState = /*#__PURE__*/ zod.enum(['waiting', 'graded', 'notCompleted', 'unpublished']);

export type MarkingState = zod.input<typeof MarkingState>;
export type MarkingStateOutput = zod.output<typeof MarkingState>;

export const Keyword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(KeywordMax));

export type Keyword = zod.input<typeof Keyword>;
export type KeywordOutput = zod.output<typeof Keyword>;

export const HomeworkListRequest = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(MarkingState),
  "classId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id),
  "kind": /*#__PURE__*/ zod.exactOptional(PaperKind),
  "keyword": /*#__PURE__*/ zod.exactOptional(Keyword),
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "from": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "until": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type HomeworkListRequest = zod.input<typeof HomeworkListRequest>;
export type HomeworkListRequestOutput = zod.output<typeof HomeworkListRequest>;

export const HomeworkVisibility = /*#__PURE__*/ zod.enum(['always', 'afterClass']);

export type HomeworkVisibility = zod.input<typeof HomeworkVisibility>;
export type HomeworkVisibilityOutput = zod.output<typeof HomeworkVisibility>;

export const AnnounceAt = /*#__PURE__*/ zod.enum(['publish', 'start']);

export type AnnounceAt = zod.input<typeof AnnounceAt>;
export type AnnounceAtOutput = zod.output<typeof AnnounceAt>;

export const MarksShown = /*#__PURE__*/ zod.enum(['atOnce', 'together']);

export type MarksShown = zod.input<typeof MarksShown>;
export type MarksShownOutput = zod.output<typeof MarksShown>;

export const HomeworkStatus = /*#__PURE__*/ zod.enum(['draft', 'published']);

export type HomeworkStatus = zod.input<typeof HomeworkStatus>;
export type HomeworkStatusOutput = zod.output<typeof HomeworkStatus>;

export const HomeworkCounts = /*#__PURE__*/ zod.object({
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkCountsAssignedMin)),
  "notHandedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkCountsNotHandedInMin)),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkCountsWaitingMin)),
  "graded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkCountsGradedMin)),
  "returned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkCountsReturnedMin)),
  "averageScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(homeworkCountsAverageScoreMin)).check(/*#__PURE__*/ zod.lte(homeworkCountsAverageScoreMax)))
});

export type HomeworkCounts = zod.input<typeof HomeworkCounts>;
export type HomeworkCountsOutput = zod.output<typeof HomeworkCounts>;

export const HomeworkOverview = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "paperId": Id.check(/*#__PURE__*/ zod.describe('')),
  "title": HomeworkTitle,
  "kind": PaperKind,
  "fullScore": FullScore,
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkOverviewQuestionCountMin)).check(/*#__PURE__*/ zod.lte(homeworkOverviewQuestionCountMax)),
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "course": NamedRef,
  "lesson": OptionalNamedRef,
  "startTime": Instant,
  "endTime": Instant,
  "limitMinutes": LimitMinutes,
  "visibility": HomeworkVisibility,
  "announceAt": AnnounceAt,
  "marksShown": MarksShown,
  "marksReleasedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "status": HomeworkStatus,
  "markBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "isOverdue": /*#__PURE__*/ zod.boolean(),
  "counts": HomeworkCounts,
  "createdAt": Instant
});

export type HomeworkOverview = zod.input<typeof HomeworkOverview>;
export type HomeworkOverviewOutput = zod.output<typeof HomeworkOverview>;

export const MarkingStateCount = /*#__PURE__*/ zod.object({
  "state": MarkingState,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markingStateCountCountMin))
});

export type MarkingStateCount = zod.input<typeof MarkingStateCount>;
export type MarkingStateCountOutput = zod.output<typeof MarkingStateCount>;

export const MarkingStateCounts = /*#__PURE__*/ zod.array(MarkingStateCount).check(/*#__PURE__*/ zod.minLength(MarkingStateCountsMin)).check(/*#__PURE__*/ zod.maxLength(MarkingStateCountsMax));

export type MarkingStateCounts = zod.input<typeof MarkingStateCounts>;
export type MarkingStateCountsOutput = zod.output<typeof MarkingStateCounts>;

export const HomeworkPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(HomeworkOverview).check(/*#__PURE__*/ zod.maxLength(homeworkPageRecordsMax)),
  "counts": MarkingStateCounts,
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type HomeworkPage = zod.input<typeof HomeworkPage>;
export type HomeworkPageOutput = zod.output<typeof HomeworkPage>;

export const PaperQuestionInput = /*#__PURE__*/ zod.object({
  "questionId": Id,
  "score": QuestionScore
});

export type PaperQuestionInput = zod.input<typeof PaperQuestionInput>;
export type PaperQuestionInputOutput = zod.output<typeof PaperQuestionInput>;

export const PaperQuestionInputs = /*#__PURE__*/ zod.array(PaperQuestionInput).check(/*#__PURE__*/ zod.maxLength(PaperQuestionInputsMax));

export type PaperQuestionInputs = zod.input<typeof PaperQuestionInputs>;
export type PaperQuestionInputsOutput = zod.output<typeof PaperQuestionInputs>;

export const homeworkCreateRequestLimitMinutesDefault = 0;
export const homeworkCreateRequestVisibilityDefault = 'always';
export const homeworkCreateRequestAnnounceAtDefault = 'start';
export const homeworkCreateRequestMarksShownDefault = 'atOnce';
export const homeworkCreateRequestStatusDefault = 'published';

export const HomeworkCreateRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "paperId": /*#__PURE__*/ zod.exactOptional(Id),
  "lessonId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "title": /*#__PURE__*/ zod.exactOptional(HomeworkTitle),
  "content": /*#__PURE__*/ zod.exactOptional(HomeworkContent),
  "kind": /*#__PURE__*/ zod.exactOptional(PaperKind),
  "fullScore": /*#__PURE__*/ zod.exactOptional(FullScore),
  "questions": /*#__PURE__*/ zod.exactOptional(PaperQuestionInputs),
  "attachmentIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "chapterId": /*#__PURE__*/ zod.exactOptional(Id),
  "startTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "endTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "limitMinutes": /*#__PURE__*/ zod._default(LimitMinutes, homeworkCreateRequestLimitMinutesDefault),
  "visibility": /*#__PURE__*/ zod._default(HomeworkVisibility, homeworkCreateRequestVisibilityDefault),
  "announceAt": /*#__PURE__*/ zod._default(AnnounceAt, homeworkCreateRequestAnnounceAtDefault),
  "marksShown": /*#__PURE__*/ zod._default(MarksShown, homeworkCreateRequestMarksShownDefault),
  "status": /*#__PURE__*/ zod._default(HomeworkStatus, homeworkCreateRequestStatusDefault)
});

export type HomeworkCreateRequest = zod.input<typeof HomeworkCreateRequest>;
export type HomeworkCreateRequestOutput = zod.output<typeof HomeworkCreateRequest>;

export const Difficulty = /*#__PURE__*/ zod.enum(['easy', 'normal', 'hard']);

export type Difficulty = zod.input<typeof Difficulty>;
export type DifficultyOutput = zod.output<typeof Difficulty>;

export const typedKeyAcceptedItemItemRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');
export const typedKeyPinyinItemItemRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');
export const TypedKey = /*#__PURE__*/ zod.object({
  "answerBy": /*#__PURE__*/ zod.enum(['ime', 'pinyin']),
  "accepted": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(typedKeyAcceptedItemItemMax, { abort: true })).check(/*#__PURE__*/ zod.regex(typedKeyAcceptedItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(typedKeyAcceptedItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(typedKeyAcceptedMax)),
  "pinyin": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(typedKeyPinyinItemItemMax, { abort: true })).check(/*#__PURE__*/ zod.regex(typedKeyPinyinItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(typedKeyPinyinItemMax))).check(/*#__PURE__*/ zod.maxLength(typedKeyPinyinMax))
});

export type TypedKey = zod.input<typeof TypedKey>;
export type TypedKeyOutput = zod.output<typeof TypedKey>;

export const Question = /*#__PURE__*/ zod.object({
  "questionId": Id,
  "type": QuestionType,
  "title": QuestionTitle,
  "passage": Passage,
  "attachments": Attachments,
  "options": ChoiceOptions,
  "correctKeys": ChoiceKeys.check(/*#__PURE__*/ zod.describe('')),
  "analysis": Analysis,
  "answerModes": /*#__PURE__*/ zod.array(AnswerMode).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionAnswerModesMax)),
  "difficulty": Difficulty,
  "subject": OptionalNamedRef,
  "grade": OptionalNamedRef,
  "chapter": OptionalNamedRef.check(/*#__PURE__*/ zod.describe('')),
  "author": Person,
  "isOwn": /*#__PURE__*/ zod.boolean(),
  "isShared": /*#__PURE__*/ zod.boolean(),
  "ruby": QuestionRubies,
  "typed": /*#__PURE__*/ zod.union([TypedKey,/*#__PURE__*/ zod.null()]),
  "usedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questionUsedCountMin)),
  "createdAt": Instant,
  "updatedAt": Instant
});

export type Question = zod.input<typeof Question>;
export type QuestionOutput = zod.output<typeof Question>;

export const PaperQuestion = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "score": QuestionScore,
  "question": Question
});

export type PaperQuestion = zod.input<typeof PaperQuestion>;
export type PaperQuestionOutput = zod.output<typeof PaperQuestion>;

export const HomeworkDetail = /*#__PURE__*/ zod.object({
  "homework": HomeworkOverview,
  "content": HomeworkContent,
  "attachments": Attachments,
  "questions": /*#__PURE__*/ zod.array(PaperQuestion).check(/*#__PURE__*/ zod.maxLength(homeworkDetailQuestionsMax)),
  "hasBegun": /*#__PURE__*/ zod.boolean(),
  "updatedAt": Instant.check(/*#__PURE__*/ zod.describe(''))
});

export type HomeworkDetail = zod.input<typeof HomeworkDetail>;
export type HomeworkDetailOutput = zod.output<typeof HomeworkDetail>;

export const AnswerMarkInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "score": QuestionScore.check(/*#__PURE__*/ zod.describe('')),
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds).check(/*#__PURE__*/ zod.describe('')),
  "annotations": /*#__PURE__*/ zod.exactOptional(Annotations)
});

export type AnswerMarkInput = zod.input<typeof AnswerMarkInput>;
export type AnswerMarkInputOutput = zod.output<typeof AnswerMarkInput>;

export const AnswerSubmitDto = /*#__PURE__*/ zod.object({
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds),
  "answers": /*#__PURE__*/ zod.array(AnswerMarkInput).check(/*#__PURE__*/ zod.maxLength(answerSubmitDtoAnswersMax))
});

export type AnswerSubmitDto = zod.input<typeof AnswerSubmitDto>;
export type AnswerSubmitDtoOutput = zod.output<typeof AnswerSubmitDto>;

export const WorkAsRead = /*#__PURE__*/ zod.object({
  "gradedAt": GivenInstant,
  "handInCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(workAsReadHandInCountMin)).check(/*#__PURE__*/ zod.lte(workAsReadHandInCountMax)),
  "returnedAt": /*#__PURE__*/ zod.exactOptional(GivenInstant).check(/*#__PURE__*/ zod.describe(''))
});

export type WorkAsRead = zod.input<typeof WorkAsRead>;
export type WorkAsReadOutput = zod.output<typeof WorkAsRead>;

export const HomeworkMarksRequest = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "answerSubmitDto": AnswerSubmitDto,
  "basedOn": /*#__PURE__*/ zod.exactOptional(WorkAsRead)
});

export type HomeworkMarksRequest = zod.input<typeof HomeworkMarksRequest>;
export type HomeworkMarksRequestOutput = zod.output<typeof HomeworkMarksRequest>;

export const MarkingReceipt = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "score": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markingReceiptScoreMin)).check(/*#__PURE__*/ zod.lte(markingReceiptScoreMax)),
  "fullScore": FullScore,
  "gradedAt": Instant,
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markingReceiptWaitingMin)),
  "nextAnswerPaperId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type MarkingReceipt = zod.input<typeof MarkingReceipt>;
export type MarkingReceiptOutput = zod.output<typeof MarkingReceipt>;

export const HomeworkStudent = /*#__PURE__*/ zod.object({
  "student": Person,
  "state": StudentWorkState,
  "answerPaperId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "startedAt": OptionalInstant,
  "submittedAt": OptionalInstant,
  "gradedAt": OptionalInstant,
  "returnedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkStudentScoreMin)).check(/*#__PURE__*/ zod.lte(homeworkStudentScoreMax))),
  "remindedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "endTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "handInBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "isExcused": /*#__PURE__*/ zod.boolean()
});

export type HomeworkStudent = zod.input<typeof HomeworkStudent>;
export type HomeworkStudentOutput = zod.output<typeof HomeworkStudent>;

export const ChoiceCount = /*#__PURE__*/ zod.object({
  "key": ChoiceKey,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(choiceCountCountMin))
});

export type ChoiceCount = zod.input<typeof ChoiceCount>;
export type ChoiceCountOutput = zod.output<typeof ChoiceCount>;

export const QuestionStatistics = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "type": QuestionType,
  "title": QuestionTitle,
  "fullScore": QuestionScore,
  "answered": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questionStatisticsAnsweredMin)),
  "right": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(questionStatisticsRightMin)),
  "rightRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(questionStatisticsRightRateMin)).check(/*#__PURE__*/ zod.lte(questionStatisticsRightRateMax))),
  "averageScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(questionStatisticsAverageScoreMin)).check(/*#__PURE__*/ zod.lte(questionStatisticsAverageScoreMax))),
  "choices": /*#__PURE__*/ zod.array(ChoiceCount).check(/*#__PURE__*/ zod.maxLength(questionStatisticsChoicesMax))
});

export type QuestionStatistics = zod.input<typeof QuestionStatistics>;
export type QuestionStatisticsOutput = zod.output<typeof QuestionStatistics>;

export const HomeworkStudents = /*#__PURE__*/ zod.object({
  "homework": HomeworkOverview,
  "students": /*#__PURE__*/ zod.array(HomeworkStudent).check(/*#__PURE__*/ zod.maxLength(homeworkStudentsStudentsMax)),
  "questions": /*#__PURE__*/ zod.array(QuestionStatistics).check(/*#__PURE__*/ zod.maxLength(homeworkStudentsQuestionsMax))
});

export type HomeworkStudents = zod.input<typeof HomeworkStudents>;
export type HomeworkStudentsOutput = zod.output<typeof HomeworkStudents>;

export const WaitingCountRequest = /*#__PURE__*/ zod.object({
  "classId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe(''))
});

export type WaitingCountRequest = zod.input<typeof WaitingCountRequest>;
export type WaitingCountRequestOutput = zod.output<typeof WaitingCountRequest>;

export const ClassHomeworkCount = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "course": NamedRef,
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classHomeworkCountStudentCountMin)),
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classHomeworkCountHomeworkCountMin)),
  "draftCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classHomeworkCountDraftCountMin)),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classHomeworkCountWaitingMin)),
  "overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classHomeworkCountOverdueMin)),
  "handedInRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(classHomeworkCountHandedInRateMin)).check(/*#__PURE__*/ zod.lte(classHomeworkCountHandedInRateMax)))
});

export type ClassHomeworkCount = zod.input<typeof ClassHomeworkCount>;
export type ClassHomeworkCountOutput = zod.output<typeof ClassHomeworkCount>;

export const ClassHomeworkCounts = /*#__PURE__*/ zod.array(ClassHomeworkCount).check(/*#__PURE__*/ zod.maxLength(ClassHomeworkCountsMax));

export type ClassHomeworkCounts = zod.input<typeof ClassHomeworkCounts>;
export type ClassHomeworkCountsOutput = zod.output<typeof ClassHomeworkCounts>;

export const HomeworkOfStudent = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "stuId": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type HomeworkOfStudent = zod.input<typeof HomeworkOfStudent>;
export type HomeworkOfStudentOutput = zod.output<typeof HomeworkOfStudent>;

export const AnswerPaperSummary = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "homeworkId": Id,
  "title": HomeworkTitle,
  "kind": PaperKind,
  "fullScore": FullScore,
  "classId": Id,
  "className": /*#__PURE__*/ zod.string(),
  "student": Person,
  "state": StudentWorkState,
  "startedAt": Instant,
  "submittedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "gradedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "returnedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerPaperSummaryScoreMin)).check(/*#__PURE__*/ zod.lte(answerPaperSummaryScoreMax))),
  "handInCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerPaperSummaryHandInCountMin)),
  "markBy": Instant,
  "isOverdue": /*#__PURE__*/ zod.boolean()
});

export type AnswerPaperSummary = zod.input<typeof AnswerPaperSummary>;
export type AnswerPaperSummaryOutput = zod.output<typeof AnswerPaperSummary>;

export const AnswerMarkDraft = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerMarkDraftScoreMin)).check(/*#__PURE__*/ zod.lte(answerMarkDraftScoreMax))),
  "comment": MarkingComment,
  "commentAudio": Attachments,
  "markedImages": Attachments.check(/*#__PURE__*/ zod.describe('')),
  "annotations": Annotations
});

export type AnswerMarkDraft = zod.input<typeof AnswerMarkDraft>;
export type AnswerMarkDraftOutput = zod.output<typeof AnswerMarkDraft>;

export const MarkingDraft = /*#__PURE__*/ zod.object({
  "savedAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "handInCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markingDraftHandInCountMin)),
  "comment": MarkingComment,
  "commentImages": Attachments,
  "commentAudio": Attachments,
  "list": /*#__PURE__*/ zod.array(AnswerMarkDraft).check(/*#__PURE__*/ zod.maxLength(markingDraftListMax))
});

export type MarkingDraft = zod.input<typeof MarkingDraft>;
export type MarkingDraftOutput = zod.output<typeof MarkingDraft>;

export const AnswerPaper = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "title": HomeworkTitle,
  "content": HomeworkContent,
  "attachments": Attachments,
  "kind": PaperKind,
  "fullScore": FullScore,
  "student": Person,
  "answerPaper": /*#__PURE__*/ zod.union([AnswerPaperSummary,/*#__PURE__*/ zod.null()]),
  "review": /*#__PURE__*/ zod.union([PaperReview,/*#__PURE__*/ zod.null()]),
  "draft": /*#__PURE__*/ zod.union([MarkingDraft,/*#__PURE__*/ zod.null()]),
  "questions": /*#__PURE__*/ zod.array(WorkQuestion).check(/*#__PURE__*/ zod.maxLength(answerPaperQuestionsMax)),
  "earlierTries": EarlierTries,
  "canMark": /*#__PURE__*/ zod.boolean(),
  "returnUntil": Instant.check(/*#__PURE__*/ zod.describe('')),
  "nextAnswerPaperId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type AnswerPaper = zod.input<typeof AnswerPaper>;
export type AnswerPaperOutput = zod.output<typeof AnswerPaper>;

export const ReminderRequest = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "stuIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(reminderRequestStuIdsMax)))
});

export type ReminderRequest = zod.input<typeof ReminderRequest>;
export type ReminderRequestOutput = zod.output<typeof ReminderRequest>;

export const ReminderReceipt = /*#__PURE__*/ zod.object({
  "remindedStuIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(reminderReceiptRemindedStuIdsMax))
});

export type ReminderReceipt = zod.input<typeof ReminderReceipt>;
export type ReminderReceiptOutput = zod.output<typeof ReminderReceipt>;

export const LessonHomeworkCountRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type LessonHomeworkCountRequest = zod.input<typeof LessonHomeworkCountRequest>;
export type LessonHomeworkCountRequestOutput = zod.output<typeof LessonHomeworkCountRequest>;


export const LessonHomeworkCount = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": /*#__PURE__*/ zod.string(),
  "startTime": Instant,
  "endedAt": OptionalInstant,
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonHomeworkCountHomeworkCountMin)),
  "draftCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonHomeworkCountDraftCountMin)),
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonHomeworkCountAssignedMin)),
  "handedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonHomeworkCountHandedInMin)),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(lessonHomeworkCountWaitingMin))
});

export type LessonHomeworkCount = zod.input<typeof LessonHomeworkCount>;
export type LessonHomeworkCountOutput = zod.output<typeof LessonHomeworkCount>;

export const LessonHomeworkPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(LessonHomeworkCount).check(/*#__PURE__*/ zod.maxLength(lessonHomeworkPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type LessonHomeworkPage = zod.input<typeof LessonHomeworkPage>;
export type LessonHomeworkPageOutput = zod.output<typeof LessonHomeworkPage>;

export const WaitingCount = /*#__PURE__*/ zod.object({
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(waitingCountWaitingMin)),
  "overdue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(waitingCountOverdueMin)),
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(waitingCountHomeworkCountMin))
});

export type WaitingCount = zod.input<typeof WaitingCount>;
export type WaitingCountOutput = zod.output<typeof WaitingCount>;

export const PaperCommentInput = /*#__PURE__*/ zod.object({
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds)
});

export type PaperCommentInput = zod.input<typeof PaperCommentInput>;
export type PaperCommentInputOutput = zod.output<typeof PaperCommentInput>;

export const MarkInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "score": QuestionScore.check(/*#__PURE__*/ zod.describe(''))
});

export type MarkInput = zod.input<typeof MarkInput>;
export type MarkInputOutput = zod.output<typeof MarkInput>;

export const AnswerCommentInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds)
});

export type AnswerCommentInput = zod.input<typeof AnswerCommentInput>;
export type AnswerCommentInputOutput = zod.output<typeof AnswerCommentInput>;

export const MarkedImagesInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "imageIds": AttachmentIds.check(/*#__PURE__*/ zod.describe('')),
  "annotations": /*#__PURE__*/ zod.exactOptional(Annotations).check(/*#__PURE__*/ zod.describe(''))
});

export type MarkedImagesInput = zod.input<typeof MarkedImagesInput>;
export type MarkedImagesInputOutput = zod.output<typeof MarkedImagesInput>;

export const AnswerPaperMarksRequest = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "paper": /*#__PURE__*/ zod.exactOptional(PaperCommentInput),
  "list": /*#__PURE__*/ zod.array(MarkInput).check(/*#__PURE__*/ zod.maxLength(answerPaperMarksRequestListMax)),
  "commentList": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AnswerCommentInput).check(/*#__PURE__*/ zod.maxLength(answerPaperMarksRequestCommentListMax))),
  "imageList": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(MarkedImagesInput).check(/*#__PURE__*/ zod.maxLength(answerPaperMarksRequestImageListMax))),
  "basedOn": /*#__PURE__*/ zod.exactOptional(WorkAsRead)
});

export type AnswerPaperMarksRequest = zod.input<typeof AnswerPaperMarksRequest>;
export type AnswerPaperMarksRequestOutput = zod.output<typeof AnswerPaperMarksRequest>;

export const IsTemplate = /*#__PURE__*/ zod.boolean();

export type IsTemplate = zod.input<typeof IsTemplate>;
export type IsTemplateOutput = zod.output<typeof IsTemplate>;

export const PaperSummary = /*#__PURE__*/ zod.object({
  "paperId": Id,
  "title": HomeworkTitle,
  "kind": PaperKind,
  "isTemplate": /*#__PURE__*/ zod.boolean(),
  "fullScore": FullScore,
  "questionCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paperSummaryQuestionCountMin)).check(/*#__PURE__*/ zod.lte(paperSummaryQuestionCountMax)),
  "chapter": OptionalNamedRef.check(/*#__PURE__*/ zod.describe('')),
  "createdAt": Instant,
  "updatedAt": Instant
});

export type PaperSummary = zod.input<typeof PaperSummary>;
export type PaperSummaryOutput = zod.output<typeof PaperSummary>;

export const PaperPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(PaperSummary).check(/*#__PURE__*/ zod.maxLength(paperPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type PaperPage = zod.input<typeof PaperPage>;
export type PaperPageOutput = zod.output<typeof PaperPage>;

export const QuestionScopeDefault = `all`;

export const QuestionScope = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['all', 'own', 'shared']), QuestionScopeDefault);

export type QuestionScope = zod.input<typeof QuestionScope>;
export type QuestionScopeOutput = zod.output<typeof QuestionScope>;

export const AskedIn = /*#__PURE__*/ zod.enum(['homework', 'lesson']);

export type AskedIn = zod.input<typeof AskedIn>;
export type AskedInOutput = zod.output<typeof AskedIn>;

export const QuestionPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Question).check(/*#__PURE__*/ zod.maxLength(questionPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type QuestionPage = zod.input<typeof QuestionPage>;
export type QuestionPageOutput = zod.output<typeof QuestionPage>;

export const IsOverdue = /*#__PURE__*/ zod.boolean();

export type IsOverdue = zod.input<typeof IsOverdue>;
export type IsOverdueOutput = zod.output<typeof IsOverdue>;

export const AnswerPaperPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(AnswerPaperSummary).check(/*#__PURE__*/ zod.maxLength(answerPaperPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type AnswerPaperPage = zod.input<typeof AnswerPaperPage>;
export type AnswerPaperPageOutput = zod.output<typeof AnswerPaperPage>;

export const MarkByReceipt = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "markBy": Instant
});

export type MarkByReceipt = zod.input<typeof MarkByReceipt>;
export type MarkByReceiptOutput = zod.output<typeof MarkByReceipt>;

export const WrittenAnswerMode = /*#__PURE__*/ zod.enum(['text', 'photo']);

export type WrittenAnswerMode = zod.input<typeof WrittenAnswerMode>;
export type WrittenAnswerModeOutput = zod.output<typeof WrittenAnswerMode>;

export const questionSaveRequestIsSharedDefault = false;

export const QuestionSaveRequest = /*#__PURE__*/ zod.object({
  "questionId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "type": QuestionType,
  "title": QuestionTitle,
  "passage": /*#__PURE__*/ zod.exactOptional(Passage).check(/*#__PURE__*/ zod.describe('')),
  "attachmentIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "options": /*#__PURE__*/ zod.exactOptional(ChoiceOptions),
  "correctKeys": /*#__PURE__*/ zod.exactOptional(ChoiceKeys).check(/*#__PURE__*/ zod.describe('')),
  "analysis": /*#__PURE__*/ zod.exactOptional(Analysis),
  "answerModes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(WrittenAnswerMode).check(/*#__PURE__*/ zod.maxLength(questionSaveRequestAnswerModesMax))),
  "difficulty": Difficulty,
  "subjectId": /*#__PURE__*/ zod.exactOptional(Id),
  "gradeId": /*#__PURE__*/ zod.exactOptional(Id),
  "chapterId": /*#__PURE__*/ zod.exactOptional(Id),
  "isShared": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), questionSaveRequestIsSharedDefault),
  "typed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([TypedKey,/*#__PURE__*/ zod.null()])),
  "ruby": /*#__PURE__*/ zod.exactOptional(QuestionRubies),
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type QuestionSaveRequest = zod.input<typeof QuestionSaveRequest>;
export type QuestionSaveRequestOutput = zod.output<typeof QuestionSaveRequest>;

export const questionLineIsSharedDefault = false;

export const QuestionLine = /*#__PURE__*/ zod.object({
  "type": QuestionType,
  "title": QuestionTitle,
  "passage": /*#__PURE__*/ zod.exactOptional(Passage).check(/*#__PURE__*/ zod.describe('')),
  "options": /*#__PURE__*/ zod.exactOptional(ChoiceOptions),
  "correctKeys": /*#__PURE__*/ zod.exactOptional(ChoiceKeys).check(/*#__PURE__*/ zod.describe('')),
  "analysis": /*#__PURE__*/ zod.exactOptional(Analysis),
  "answerModes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(WrittenAnswerMode).check(/*#__PURE__*/ zod.maxLength(questionLineAnswerModesMax))),
  "difficulty": Difficulty,
  "subjectId": /*#__PURE__*/ zod.exactOptional(Id),
  "gradeId": /*#__PURE__*/ zod.exactOptional(Id),
  "chapterId": /*#__PURE__*/ zod.exactOptional(Id),
  "isShared": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), questionLineIsSharedDefault),
  "ruby": /*#__PURE__*/ zod.exactOptional(QuestionRubies),
  "typed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([TypedKey,/*#__PURE__*/ zod.null()]))
});

export type QuestionLine = zod.input<typeof QuestionLine>;
export type QuestionLineOutput = zod.output<typeof QuestionLine>;

export const questionLinesRequestKeepsSameWordingDefault = false;

export const QuestionLinesRequest = /*#__PURE__*/ zod.object({
  "commandId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(questionLinesRequestCommandIdMin)).check(/*#__PURE__*/ zod.maxLength(questionLinesRequestCommandIdMax)),
  "questions": /*#__PURE__*/ zod.array(QuestionLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionLinesRequestQuestionsMax)),
  "keepsSameWording": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), questionLinesRequestKeepsSameWordingDefault)
});

export type QuestionLinesRequest = zod.input<typeof QuestionLinesRequest>;
export type QuestionLinesRequestOutput = zod.output<typeof QuestionLinesRequest>;

export const QuestionLineReceipt = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['saved', 'sameWording', 'refused']),
  "questionId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "issues": /*#__PURE__*/ zod.array(Issue).check(/*#__PURE__*/ zod.maxLength(questionLineReceiptIssuesMax))
});

export type QuestionLineReceipt = zod.input<typeof QuestionLineReceipt>;
export type QuestionLineReceiptOutput = zod.output<typeof QuestionLineReceipt>;

export const QuestionLinesReceipt = /*#__PURE__*/ zod.object({
  "lines": /*#__PURE__*/ zod.array(QuestionLineReceipt).check(/*#__PURE__*/ zod.maxLength(questionLinesReceiptLinesMax))
});

export type QuestionLinesReceipt = zod.input<typeof QuestionLinesReceipt>;
export type QuestionLinesReceiptOutput = zod.output<typeof QuestionLinesReceipt>;

export const PaperSaveRequest = /*#__PURE__*/ zod.object({
  "paperId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "title": HomeworkTitle,
  "content": HomeworkContent,
  "kind": PaperKind,
  "isTemplate": /*#__PURE__*/ zod.boolean(),
  "fullScore": FullScore,
  "chapterId": /*#__PURE__*/ zod.exactOptional(Id),
  "attachmentIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "questions": PaperQuestionInputs,
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type PaperSaveRequest = zod.input<typeof PaperSaveRequest>;
export type PaperSaveRequestOutput = zod.output<typeof PaperSaveRequest>;

export const Paper = /*#__PURE__*/ zod.object({
  "summary": PaperSummary,
  "content": HomeworkContent,
  "attachments": Attachments,
  "questions": /*#__PURE__*/ zod.array(PaperQuestion).check(/*#__PURE__*/ zod.maxLength(paperQuestionsMax))
});

export type Paper = zod.input<typeof Paper>;
export type PaperOutput = zod.output<typeof Paper>;

export const PaperCopyRequest = /*#__PURE__*/ zod.object({
  "paperId": Id.check(/*#__PURE__*/ zod.describe('')),
  "title": /*#__PURE__*/ zod.exactOptional(HomeworkTitle).check(/*#__PURE__*/ zod.describe('')),
  "isTemplate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type PaperCopyRequest = zod.input<typeof PaperCopyRequest>;
export type PaperCopyRequestOutput = zod.output<typeof PaperCopyRequest>;

export const HomeworkUpdateRequest = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "lessonId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "title": /*#__PURE__*/ zod.exactOptional(HomeworkTitle),
  "content": /*#__PURE__*/ zod.exactOptional(HomeworkContent),
  "fullScore": /*#__PURE__*/ zod.exactOptional(FullScore),
  "questions": /*#__PURE__*/ zod.exactOptional(PaperQuestionInputs),
  "attachmentIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "startTime": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "endTime": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "limitMinutes": /*#__PURE__*/ zod.exactOptional(LimitMinutes),
  "visibility": /*#__PURE__*/ zod.exactOptional(HomeworkVisibility),
  "announceAt": /*#__PURE__*/ zod.exactOptional(AnnounceAt),
  "marksShown": /*#__PURE__*/ zod.exactOptional(MarksShown),
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type HomeworkUpdateRequest = zod.input<typeof HomeworkUpdateRequest>;
export type HomeworkUpdateRequestOutput = zod.output<typeof HomeworkUpdateRequest>;

export const AnswerOfStudent = /*#__PURE__*/ zod.object({
  "student": Person,
  "answerPaperId": Id,
  "state": StudentWorkState,
  "answer": /*#__PURE__*/ zod.union([Answer,/*#__PURE__*/ zod.null()]),
  "mark": /*#__PURE__*/ zod.union([AnswerMark,/*#__PURE__*/ zod.null()]),
  "draftScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerOfStudentDraftScoreMin)))
});

export type AnswerOfStudent = zod.input<typeof AnswerOfStudent>;
export type AnswerOfStudentOutput = zod.output<typeof AnswerOfStudent>;

export const AnswersOfQuestion = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(AnswerOfStudent).check(/*#__PURE__*/ zod.maxLength(answersOfQuestionRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type AnswersOfQuestion = zod.input<typeof AnswersOfQuestion>;
export type AnswersOfQuestionOutput = zod.output<typeof AnswersOfQuestion>;

export const StudentRuleRequest = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "stuId": Id.check(/*#__PURE__*/ zod.describe('')),
  "endTime": /*#__PURE__*/ zod.exactOptional(GivenInstant).check(/*#__PURE__*/ zod.describe('')),
  "isExcused": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "isZero": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.literal(true))
});

export type StudentRuleRequest = zod.input<typeof StudentRuleRequest>;
export type StudentRuleRequestOutput = zod.output<typeof StudentRuleRequest>;

export const PreparedQuestions = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "questions": /*#__PURE__*/ zod.array(Question).check(/*#__PURE__*/ zod.maxLength(preparedQuestionsQuestionsMax)),
  "updatedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type PreparedQuestions = zod.input<typeof PreparedQuestions>;
export type PreparedQuestionsOutput = zod.output<typeof PreparedQuestions>;

export const PreparedQuestionsRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "questionIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(preparedQuestionsRequestQuestionIdsMax)),
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type PreparedQuestionsRequest = zod.input<typeof PreparedQuestionsRequest>;
export type PreparedQuestionsRequestOutput = zod.output<typeof PreparedQuestionsRequest>;

export const AnswerMarkDraftInput = /*#__PURE__*/ zod.object({
  "no": QuestionNo,
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(answerMarkDraftInputScoreMin)).check(/*#__PURE__*/ zod.lte(answerMarkDraftInputScoreMax))),
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds).check(/*#__PURE__*/ zod.describe('')),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds),
  "annotations": /*#__PURE__*/ zod.exactOptional(Annotations)
});

export type AnswerMarkDraftInput = zod.input<typeof AnswerMarkDraftInput>;
export type AnswerMarkDraftInputOutput = zod.output<typeof AnswerMarkDraftInput>;

export const MarkingDraftRequest = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "comment": /*#__PURE__*/ zod.exactOptional(MarkingComment),
  "imageIds": /*#__PURE__*/ zod.exactOptional(AttachmentIds),
  "audioIds": /*#__PURE__*/ zod.exactOptional(AudioIds),
  "list": /*#__PURE__*/ zod.array(AnswerMarkDraftInput).check(/*#__PURE__*/ zod.maxLength(markingDraftRequestListMax)),
  "basedOn": /*#__PURE__*/ zod.exactOptional(GivenInstant).check(/*#__PURE__*/ zod.describe(''))
});

export type MarkingDraftRequest = zod.input<typeof MarkingDraftRequest>;
export type MarkingDraftRequestOutput = zod.output<typeof MarkingDraftRequest>;

export const MarkingDraftReceipt = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "savedAt": Instant
});

export type MarkingDraftReceipt = zod.input<typeof MarkingDraftReceipt>;
export type MarkingDraftReceiptOutput = zod.output<typeof MarkingDraftReceipt>;

export const MarkingPhraseFilter = /*#__PURE__*/ zod.object({
  "questionType": /*#__PURE__*/ zod.exactOptional(QuestionType).check(/*#__PURE__*/ zod.describe(''))
});

export type MarkingPhraseFilter = zod.input<typeof MarkingPhraseFilter>;
export type MarkingPhraseFilterOutput = zod.output<typeof MarkingPhraseFilter>;

export const MarkingPhraseTextRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const MarkingPhraseText = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(MarkingPhraseTextMax, { abort: true })).check(/*#__PURE__*/ zod.regex(MarkingPhraseTextRegExp));

export type MarkingPhraseText = zod.input<typeof MarkingPhraseText>;
export type MarkingPhraseTextOutput = zod.output<typeof MarkingPhraseText>;

export const MarkingPhrasePoints = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(MarkingPhrasePointsMin)).check(/*#__PURE__*/ zod.lte(MarkingPhrasePointsMax)));

export type MarkingPhrasePoints = zod.input<typeof MarkingPhrasePoints>;
export type MarkingPhrasePointsOutput = zod.output<typeof MarkingPhrasePoints>;

export const MarkingPhrase = /*#__PURE__*/ zod.object({
  "phraseId": Id,
  "text": MarkingPhraseText,
  "questionType": /*#__PURE__*/ zod.union([QuestionType,/*#__PURE__*/ zod.null()]),
  "points": MarkingPhrasePoints,
  "useCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markingPhraseUseCountMin)),
  "updatedAt": Instant
});

export type MarkingPhrase = zod.input<typeof MarkingPhrase>;
export type MarkingPhraseOutput = zod.output<typeof MarkingPhrase>;

export const MarkingPhrases = /*#__PURE__*/ zod.array(MarkingPhrase).check(/*#__PURE__*/ zod.maxLength(MarkingPhrasesMax));

export type MarkingPhrases = zod.input<typeof MarkingPhrases>;
export type MarkingPhrasesOutput = zod.output<typeof MarkingPhrases>;

export const MarkingPhraseRequest = /*#__PURE__*/ zod.object({
  "phraseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "text": MarkingPhraseText,
  "questionType": /*#__PURE__*/ zod.exactOptional(QuestionType),
  "points": /*#__PURE__*/ zod.exactOptional(MarkingPhrasePoints)
});

export type MarkingPhraseRequest = zod.input<typeof MarkingPhraseRequest>;
export type MarkingPhraseRequestOutput = zod.output<typeof MarkingPhraseRequest>;

export const MarkingPhraseRef = /*#__PURE__*/ zod.object({
  "phraseId": Id
});

export type MarkingPhraseRef = zod.input<typeof MarkingPhraseRef>;
export type MarkingPhraseRefOutput = zod.output<typeof MarkingPhraseRef>;

export const ReturnCommentRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const ReturnComment = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReturnCommentMax, { abort: true })).check(/*#__PURE__*/ zod.regex(ReturnCommentRegExp));

export type ReturnComment = zod.input<typeof ReturnComment>;
export type ReturnCommentOutput = zod.output<typeof ReturnComment>;

export const AnswerPaperReturnRequest = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "comment": /*#__PURE__*/ zod.exactOptional(ReturnComment),
  "handInBy": /*#__PURE__*/ zod.exactOptional(Instant).check(/*#__PURE__*/ zod.describe('')),
  "basedOn": /*#__PURE__*/ zod.exactOptional(WorkAsRead)
});

export type AnswerPaperReturnRequest = zod.input<typeof AnswerPaperReturnRequest>;
export type AnswerPaperReturnRequestOutput = zod.output<typeof AnswerPaperReturnRequest>;

export const ReturnReceipt = /*#__PURE__*/ zod.object({
  "answerPaperId": Id,
  "returnedAt": Instant,
  "handInBy": Instant
});

export type ReturnReceipt = zod.input<typeof ReturnReceipt>;
export type ReturnReceiptOutput = zod.output<typeof ReturnReceipt>;

export const NoticePublishAt = Instant.check(/*#__PURE__*/ zod.describe(''));

export type NoticePublishAt = zod.input<typeof NoticePublishAt>;
export type NoticePublishAtOutput = zod.output<typeof NoticePublishAt>;

export const noticeRequestIsTopDefault = false;
export const noticeRequestConfirmDefault = false;

export const NoticeRequest = /*#__PURE__*/ zod.object({
  "classId": Id,
  "title": NoticeTitle,
  "content": NoticeContent,
  "isTop": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), noticeRequestIsTopDefault),
  "publishAt": /*#__PURE__*/ zod.exactOptional(NoticePublishAt),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), noticeRequestConfirmDefault)
});

export type NoticeRequest = zod.input<typeof NoticeRequest>;
export type NoticeRequestOutput = zod.output<typeof NoticeRequest>;

export const TeacherNoticeFilter = /*#__PURE__*/ zod.object({
  "classId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type TeacherNoticeFilter = zod.input<typeof TeacherNoticeFilter>;
export type TeacherNoticeFilterOutput = zod.output<typeof TeacherNoticeFilter>;

export const noticeChangeConfirmDefault = false;

export const NoticeChange = /*#__PURE__*/ zod.object({
  "noticeId": Id,
  "title": NoticeTitle,
  "content": NoticeContent,
  "isTop": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), noticeChangeConfirmDefault),
  "basedOn": /*#__PURE__*/ zod.exactOptional(BasedOn)
});

export type NoticeChange = zod.input<typeof NoticeChange>;
export type NoticeChangeOutput = zod.output<typeof NoticeChange>;

export const noticesRequestIsTopDefault = false;
export const noticesRequestConfirmDefault = false;

export const NoticesRequest = /*#__PURE__*/ zod.object({
  "classIds": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticesRequestClassIdsMax)),
  "title": NoticeTitle,
  "content": NoticeContent,
  "isTop": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), noticesRequestIsTopDefault),
  "publishAt": /*#__PURE__*/ zod.exactOptional(NoticePublishAt),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), noticesRequestConfirmDefault)
});

export type NoticesRequest = zod.input<typeof NoticesRequest>;
export type NoticesRequestOutput = zod.output<typeof NoticesRequest>;

export const AttendanceSummary = /*#__PURE__*/ zod.object({
  "lessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceSummaryLessonsMin)),
  "present": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceSummaryPresentMin)),
  "late": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceSummaryLateMin)),
  "absent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceSummaryAbsentMin))
});

export type AttendanceSummary = zod.input<typeof AttendanceSummary>;
export type AttendanceSummaryOutput = zod.output<typeof AttendanceSummary>;

export const HomeworkSummary = /*#__PURE__*/ zod.object({
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkSummaryAssignedMin)),
  "submitted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkSummarySubmittedMin)),
  "graded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkSummaryGradedMin))
});

export type HomeworkSummary = zod.input<typeof HomeworkSummary>;
export type HomeworkSummaryOutput = zod.output<typeof HomeworkSummary>;

export const StudentInfo = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentInfoNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentInfoNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentInfoIntroductionMax)),
  "age": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentInfoAgeMin)).check(/*#__PURE__*/ zod.lte(studentInfoAgeMax))),
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentInfoGradeNameMax))),
  "parentName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentInfoParentNameMax)),
  "parentMobile": MaskedMobile,
  "wechatName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentInfoWechatNameMax)),
  "timeZone": /*#__PURE__*/ zod.union([TimeZone,/*#__PURE__*/ zod.null()]),
  "classes": /*#__PURE__*/ zod.array(TaughtClass),
  "attendance": AttendanceSummary,
  "homework": HomeworkSummary
});

export type StudentInfo = zod.input<typeof StudentInfo>;
export type StudentInfoOutput = zod.output<typeof StudentInfo>;

export const StudentSearch = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentSearchNameMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type StudentSearch = zod.input<typeof StudentSearch>;
export type StudentSearchOutput = zod.output<typeof StudentSearch>;

export const StudentRow = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studentRowNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRowNicknameMax)),
  "avatar": Avatar,
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRowGradeNameMax))),
  "classNames": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRowClassNamesItemMax)))
});

export type StudentRow = zod.input<typeof StudentRow>;
export type StudentRowOutput = zod.output<typeof StudentRow>;

export const StudentPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StudentRow),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type StudentPage = zod.input<typeof StudentPage>;
export type StudentPageOutput = zod.output<typeof StudentPage>;

export const recordingRequestOverwriteDefault = false;

export const RecordingRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "action": /*#__PURE__*/ zod.enum(['start', 'stop']),
  "overwrite": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), recordingRequestOverwriteDefault)
});

export type RecordingRequest = zod.input<typeof RecordingRequest>;
export type RecordingRequestOutput = zod.output<typeof RecordingRequest>;

export const Recording = /*#__PURE__*/ zod.object({
  "recordingId": Id,
  "lessonId": Id,
  "status": /*#__PURE__*/ zod.enum(['recording', 'stopped']),
  "startedAt": Instant,
  "stoppedAt": OptionalInstant,
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recordingDurationSecondsMin))
});

export type Recording = zod.input<typeof Recording>;
export type RecordingOutput = zod.output<typeof Recording>;

export const BoardStream = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "isPushing": /*#__PURE__*/ zod.boolean()
});

export type BoardStream = zod.input<typeof BoardStream>;
export type BoardStreamOutput = zod.output<typeof BoardStream>;

export const DictionaryEntry = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryLabelMax))
});

export type DictionaryEntry = zod.input<typeof DictionaryEntry>;
export type DictionaryEntryOutput = zod.output<typeof DictionaryEntry>;

export const DictionaryCategory = /*#__PURE__*/ zod.object({
  "cataId": CategoryId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryCategoryNameMax)),
  "entries": /*#__PURE__*/ zod.array(DictionaryEntry)
});

export type DictionaryCategory = zod.input<typeof DictionaryCategory>;
export type DictionaryCategoryOutput = zod.output<typeof DictionaryCategory>;

export const Grade = /*#__PURE__*/ zod.object({
  "gradeId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(gradeNameMax))
});

export type Grade = zod.input<typeof Grade>;
export type GradeOutput = zod.output<typeof Grade>;

export const Merchant = /*#__PURE__*/ zod.object({
  "schoolId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(merchantNameMax)),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(merchantRegionMax))
});

export type Merchant = zod.input<typeof Merchant>;
export type MerchantOutput = zod.output<typeof Merchant>;

export const ClassChoice = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText,
  "courseId": Id,
  "courseName": CourseNameText,
  "courseType": CourseCategory,
  "classType": ClassType,
  "status": ClassStatus,
  "studentCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(classChoiceStudentCountMin))
});

export type ClassChoice = zod.input<typeof ClassChoice>;
export type ClassChoiceOutput = zod.output<typeof ClassChoice>;

export const VideoSignature = /*#__PURE__*/ zod.object({
  "engine": /*#__PURE__*/ zod.enum(['local', 'tencent']),
  "signature": /*#__PURE__*/ zod.string(),
  "expiresAt": Instant,
  "credential": UploadCredential
});

export type VideoSignature = zod.input<typeof VideoSignature>;
export type VideoSignatureOutput = zod.output<typeof VideoSignature>;

export const TaughtLessonListRequest = /*#__PURE__*/ zod.object({
  "searchStartDate": /*#__PURE__*/ zod.exactOptional(CalendarDay),
  "searchEndDate": /*#__PURE__*/ zod.exactOptional(CalendarDay),
  "classId": /*#__PURE__*/ zod.exactOptional(Id),
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type TaughtLessonListRequest = zod.input<typeof TaughtLessonListRequest>;
export type TaughtLessonListRequestOutput = zod.output<typeof TaughtLessonListRequest>;


export const TaughtLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "classId": Id,
  "className": ClassNameText,
  "courseName": CourseNameText,
  "startTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "startedAt": Instant,
  "endedAt": Instant,
  "taughtMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtLessonTaughtMinutesMin)),
  "attendance": AttendanceCounts,
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtLessonRatingsMin)),
  "performancesWritten": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtLessonPerformancesWrittenMin)),
  "hasFeedback": /*#__PURE__*/ zod.boolean(),
  "homeworkCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtLessonHomeworkCountMin)),
  "boardPages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtLessonBoardPagesMin)).check(/*#__PURE__*/ zod.lte(taughtLessonBoardPagesMax))),
  "replay": LessonReplayState
});

export type TaughtLesson = zod.input<typeof TaughtLesson>;
export type TaughtLessonOutput = zod.output<typeof TaughtLesson>;

export const TaughtLessonPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(TaughtLesson).check(/*#__PURE__*/ zod.maxLength(taughtLessonPageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type TaughtLessonPage = zod.input<typeof TaughtLessonPage>;
export type TaughtLessonPageOutput = zod.output<typeof TaughtLessonPage>;

export const ReplayFilter = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "audit": /*#__PURE__*/ zod.exactOptional(ReplayAudit).check(/*#__PURE__*/ zod.describe('')),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(replayFilterKeywordMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type ReplayFilter = zod.input<typeof ReplayFilter>;
export type ReplayFilterOutput = zod.output<typeof ReplayFilter>;




export const LessonReplays = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": /*#__PURE__*/ zod.string(),
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.string(),
  "className": /*#__PURE__*/ zod.string(),
  "startTime": Instant,
  "endedAt": OptionalInstant,
  "replays": /*#__PURE__*/ zod.array(Replay)
});

export type LessonReplays = zod.input<typeof LessonReplays>;
export type LessonReplaysOutput = zod.output<typeof LessonReplays>;

export const LessonReplaysPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(LessonReplays),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type LessonReplaysPage = zod.input<typeof LessonReplaysPage>;
export type LessonReplaysPageOutput = zod.output<typeof LessonReplaysPage>;

export const ReplayRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "newFileName": ObjectKey,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replayRequestTitleMax)),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(replayRequestDurationSecondsMax))
});

export type ReplayRequest = zod.input<typeof ReplayRequest>;
export type ReplayRequestOutput = zod.output<typeof ReplayRequest>;

export const VideoReplayRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "fileId": ObjectKey,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoReplayRequestTitleMax)),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(videoReplayRequestDurationSecondsMax))
});

export type VideoReplayRequest = zod.input<typeof VideoReplayRequest>;
export type VideoReplayRequestOutput = zod.output<typeof VideoReplayRequest>;

export const RoomReplay = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(roomReplayTitleMax)),
  "startedAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "endedAt": Instant,
  "protocol": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lastSeq": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "keyframes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "seq": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "at": Instant,
  "sizeBytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}))
});

export type RoomReplay = zod.input<typeof RoomReplay>;
export type RoomReplayOutput = zod.output<typeof RoomReplay>;

export const dueHomeworkEndTimeRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const DueHomework = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dueHomeworkTitleMax)),
  "endTime": /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(dueHomeworkEndTimeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(dueHomeworkEndTimeRegExp)),
  "handInBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "state": StudentWorkState
});

export type DueHomework = zod.input<typeof DueHomework>;
export type DueHomeworkOutput = zod.output<typeof DueHomework>;

export const StudentSchedule = /*#__PURE__*/ zod.object({
  "serverTime": Instant,
  "schoolTimeZone": TimeZone,
  "from": Instant.check(/*#__PURE__*/ zod.describe('')),
  "until": Instant.check(/*#__PURE__*/ zod.describe('')),
  "lessons": /*#__PURE__*/ zod.array(LessonSummary),
  "homework": /*#__PURE__*/ zod.array(DueHomework)
});

export type StudentSchedule = zod.input<typeof StudentSchedule>;
export type StudentScheduleOutput = zod.output<typeof StudentSchedule>;

export const pastLessonsRequestSizeDefault = 20;
export const PastLessonsRequest = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.exactOptional(Id),
  "timezone": /*#__PURE__*/ zod.exactOptional(ViewerZone).check(/*#__PURE__*/ zod.describe('')),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pastLessonsRequestSizeMax)), pastLessonsRequestSizeDefault)
});

export type PastLessonsRequest = zod.input<typeof PastLessonsRequest>;
export type PastLessonsRequestOutput = zod.output<typeof PastLessonsRequest>;

export const PastHomework = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pastHomeworkTitleMax)),
  "state": StudentWorkState
});

export type PastHomework = zod.input<typeof PastHomework>;
export type PastHomeworkOutput = zod.output<typeof PastHomework>;


export const PastLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonNo": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "lessonName": LessonNameText,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "courseId": Id,
  "courseName": NameForReader,
  "className": NameForReader,
  "teacher": Person,
  "startTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "endTime": Instant,
  "attendance": Attendance,
  "plan": /*#__PURE__*/ zod.union([AttendancePlan,/*#__PURE__*/ zod.null()]),
  "presentMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pastLessonPresentMinutesMin)),
  "stars": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pastLessonStarsMax))),
  "hasReport": /*#__PURE__*/ zod.boolean(),
  "isReportNew": /*#__PURE__*/ zod.boolean(),
  "replay": LessonReplayState,
  "isReplayNew": /*#__PURE__*/ zod.boolean(),
  "homework": /*#__PURE__*/ zod.array(PastHomework).check(/*#__PURE__*/ zod.maxLength(pastLessonHomeworkMax))
});

export type PastLesson = zod.input<typeof PastLesson>;
export type PastLessonOutput = zod.output<typeof PastLesson>;

export const attendanceMonthMonthRegExp = new RegExp('^20[0-9]{2}-[0-9]{2}$', 'u');
export const AttendanceMonth = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendanceMonthMonthMax, { abort: true })).check(/*#__PURE__*/ zod.regex(attendanceMonthMonthRegExp)),
  "present": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceMonthPresentMin)),
  "late": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceMonthLateMin)),
  "absent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceMonthAbsentMin)),
  "onLeave": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendanceMonthOnLeaveMin))
});

export type AttendanceMonth = zod.input<typeof AttendanceMonth>;
export type AttendanceMonthOutput = zod.output<typeof AttendanceMonth>;

export const PastLessonPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(PastLesson).check(/*#__PURE__*/ zod.maxLength(pastLessonPageRecordsMax)),
  "months": /*#__PURE__*/ zod.array(AttendanceMonth).check(/*#__PURE__*/ zod.maxLength(pastLessonPageMonthsMax)),
  "courses": /*#__PURE__*/ zod.array(CourseRows).check(/*#__PURE__*/ zod.maxLength(pastLessonPageCoursesMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type PastLessonPage = zod.input<typeof PastLessonPage>;
export type PastLessonPageOutput = zod.output<typeof PastLessonPage>;

export const HomeworkTally = /*#__PURE__*/ zod.object({
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkTallyAssignedMin)),
  "handedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkTallyHandedInMin)),
  "graded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkTallyGradedMin)),
  "missing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(homeworkTallyMissingMin))
});

export type HomeworkTally = zod.input<typeof HomeworkTally>;
export type HomeworkTallyOutput = zod.output<typeof HomeworkTally>;

export const TaughtStudentClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtStudentClassClassNameMax)),
  "courseId": Id,
  "courseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtStudentClassCourseNameMax)),
  "enrolledAt": OptionalInstant,
  "attendance": AttendanceCounts,
  "homework": HomeworkTally
});

export type TaughtStudentClass = zod.input<typeof TaughtStudentClass>;
export type TaughtStudentClassOutput = zod.output<typeof TaughtStudentClass>;

export const TaughtStudent = /*#__PURE__*/ zod.object({
  "stuId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtStudentNameMax)),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtStudentNicknameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtStudentIntroductionMax)),
  "age": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtStudentAgeMin)).check(/*#__PURE__*/ zod.lte(taughtStudentAgeMax))),
  "gradeName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtStudentGradeNameMax))),
  "parentName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtStudentParentNameMax)),
  "parentMobile": MaskedMobile,
  "wechatName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtStudentWechatNameMax)),
  "timeZone": /*#__PURE__*/ zod.union([TimeZone,/*#__PURE__*/ zod.null()]),
  "classes": /*#__PURE__*/ zod.array(TaughtStudentClass),
  "attendance": AttendanceSummary,
  "homework": HomeworkTally.check(/*#__PURE__*/ zod.describe(''))
});

export type TaughtStudent = zod.input<typeof TaughtStudent>;
export type TaughtStudentOutput = zod.output<typeof TaughtStudent>;

export const OwnLessonFeedback = /*#__PURE__*/ zod.object({
  "feedbackId": Id,
  "stuId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "optionIds": FeedbackOptionIds,
  "content": FeedbackContent,
  "savedAt": Instant
});

export type OwnLessonFeedback = zod.input<typeof OwnLessonFeedback>;
export type OwnLessonFeedbackOutput = zod.output<typeof OwnLessonFeedback>;

export const StudentLessonFeedback = /*#__PURE__*/ zod.object({
  "feedbackId": Id,
  "student": Student,
  "optionIds": FeedbackOptionIds.check(/*#__PURE__*/ zod.describe('')),
  "content": FeedbackContent,
  "savedAt": Instant
});

export type StudentLessonFeedback = zod.input<typeof StudentLessonFeedback>;
export type StudentLessonFeedbackOutput = zod.output<typeof StudentLessonFeedback>;

export const LessonFeedback = /*#__PURE__*/ zod.object({
  "mine": /*#__PURE__*/ zod.array(OwnLessonFeedback),
  "fromStudents": /*#__PURE__*/ zod.array(StudentLessonFeedback)
});

export type LessonFeedback = zod.input<typeof LessonFeedback>;
export type LessonFeedbackOutput = zod.output<typeof LessonFeedback>;

export const LessonFile = /*#__PURE__*/ zod.object({
  "file": ResourceItem,
  "uploadedBy": Person,
  "isMine": /*#__PURE__*/ zod.boolean()
});

export type LessonFile = zod.input<typeof LessonFile>;
export type LessonFileOutput = zod.output<typeof LessonFile>;

export const EarlierLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonName": LessonNameText,
  "className": ClassNameText,
  "startTime": Instant,
  "files": /*#__PURE__*/ zod.array(ResourceItem),
  "homework": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "paperId": Id,
  "title": HomeworkTitle
}))
});

export type EarlierLesson = zod.input<typeof EarlierLesson>;
export type EarlierLessonOutput = zod.output<typeof EarlierLesson>;

export const TeacherLessonPage = /*#__PURE__*/ zod.object({
  "serverTime": Instant,
  "schoolTimeZone": TimeZone,
  "detail": LessonDetail,
  "students": /*#__PURE__*/ zod.array(Student),
  "plans": /*#__PURE__*/ zod.array(StudentPlan),
  "files": /*#__PURE__*/ zod.array(LessonFile),
  "homework": /*#__PURE__*/ zod.array(HomeworkOverview),
  "replay": /*#__PURE__*/ zod.union([Replay,/*#__PURE__*/ zod.null()]),
  "earlier": /*#__PURE__*/ zod.union([EarlierLesson,/*#__PURE__*/ zod.null()])
});

export type TeacherLessonPage = zod.input<typeof TeacherLessonPage>;
export type TeacherLessonPageOutput = zod.output<typeof TeacherLessonPage>;

export const StudentLessonPage = /*#__PURE__*/ zod.object({
  "serverTime": Instant,
  "schoolTimeZone": TimeZone,
  "detail": LessonDetail,
  "leave": /*#__PURE__*/ zod.union([StudentPlan,/*#__PURE__*/ zod.null()]),
  "files": /*#__PURE__*/ zod.array(LessonFile),
  "homework": /*#__PURE__*/ zod.array(StudentHomework),
  "finish": /*#__PURE__*/ zod.union([LessonFinish,/*#__PURE__*/ zod.null()])
});

export type StudentLessonPage = zod.input<typeof StudentLessonPage>;
export type StudentLessonPageOutput = zod.output<typeof StudentLessonPage>;

export const LessonRenameRequest = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "lessonName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(lessonRenameRequestLessonNameMin)).check(/*#__PURE__*/ zod.maxLength(lessonRenameRequestLessonNameMax)),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "chapterId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe(''))
});

export type LessonRenameRequest = zod.input<typeof LessonRenameRequest>;
export type LessonRenameRequestOutput = zod.output<typeof LessonRenameRequest>;


export const TaughtChapter = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "chapterId": Id,
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taughtChapterNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtChapterSummaryMax)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taughtChapterMinutesMin)),
  "words": /*#__PURE__*/ zod.array(ChapterWord),
  "text": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taughtChapterTextItemMax))),
  "previousChapterId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "nextChapterId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type TaughtChapter = zod.input<typeof TaughtChapter>;
export type TaughtChapterOutput = zod.output<typeof TaughtChapter>;

export const PageRequest = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type PageRequest = zod.input<typeof PageRequest>;
export type PageRequestOutput = zod.output<typeof PageRequest>;

export const ReplayDecision = /*#__PURE__*/ zod.object({
  "replayId": Id,
  "audit": /*#__PURE__*/ zod.enum(['manuallyApproved', 'rejected']),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(replayDecisionReasonMax)))
});

export type ReplayDecision = zod.input<typeof ReplayDecision>;
export type ReplayDecisionOutput = zod.output<typeof ReplayDecision>;

export const ReplayRef = /*#__PURE__*/ zod.object({
  "replayId": Id
});

export type ReplayRef = zod.input<typeof ReplayRef>;
export type ReplayRefOutput = zod.output<typeof ReplayRef>;

export const ReplayToWatch = /*#__PURE__*/ zod.object({
  "lesson": LessonSummary,
  "replay": Replay
});

export type ReplayToWatch = zod.input<typeof ReplayToWatch>;
export type ReplayToWatchOutput = zod.output<typeof ReplayToWatch>;

export const PublicRequest = /*#__PURE__*/ zod.object({
  "resourceId": Id,
  "isPublic": IsPublic
});

export type PublicRequest = zod.input<typeof PublicRequest>;
export type PublicRequestOutput = zod.output<typeof PublicRequest>;

export const CalendarFeed = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(calendarFeedUrlMax))),
  "createdAt": OptionalInstant
});

export type CalendarFeed = zod.input<typeof CalendarFeed>;
export type CalendarFeedOutput = zod.output<typeof CalendarFeed>;

export const RefreshRequest = /*#__PURE__*/ zod.object({
  "refreshToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refreshRequestRefreshTokenMin)).check(/*#__PURE__*/ zod.maxLength(refreshRequestRefreshTokenMax))
});

export type RefreshRequest = zod.input<typeof RefreshRequest>;
export type RefreshRequestOutput = zod.output<typeof RefreshRequest>;

export const CaptchaWork = /*#__PURE__*/ zod.object({
  "challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(captchaWorkChallengeMax)),
  "tries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type CaptchaWork = zod.input<typeof CaptchaWork>;
export type CaptchaWorkOutput = zod.output<typeof CaptchaWork>;

export const captchaWorkAnswerDerivedKeyRegExp = new RegExp('^[0-9a-f]{2,128}$', 'u');


export const CaptchaWorkAnswer = /*#__PURE__*/ zod.object({
  "challenge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(captchaWorkAnswerChallengeMin)).check(/*#__PURE__*/ zod.maxLength(captchaWorkAnswerChallengeMax)),
  "counter": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(captchaWorkAnswerCounterMin)).check(/*#__PURE__*/ zod.lte(captchaWorkAnswerCounterMax)),
  "derivedKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(captchaWorkAnswerDerivedKeyMax, { abort: true })).check(/*#__PURE__*/ zod.regex(captchaWorkAnswerDerivedKeyRegExp))
});

export type CaptchaWorkAnswer = zod.input<typeof CaptchaWorkAnswer>;
export type CaptchaWorkAnswerOutput = zod.output<typeof CaptchaWorkAnswer>;

export const SolvedCaptcha = /*#__PURE__*/ zod.object({
  "captchaVerification": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(solvedCaptchaCaptchaVerificationMin)).check(/*#__PURE__*/ zod.maxLength(solvedCaptchaCaptchaVerificationMax)),
  "expiresInSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type SolvedCaptcha = zod.input<typeof SolvedCaptcha>;
export type SolvedCaptchaOutput = zod.output<typeof SolvedCaptcha>;

export const RpId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RpIdMax));

export type RpId = zod.input<typeof RpId>;
export type RpIdOutput = zod.output<typeof RpId>;

export const PasskeyTimeout = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PasskeyTimeoutMin)).check(/*#__PURE__*/ zod.lte(PasskeyTimeoutMax));

export type PasskeyTimeout = zod.input<typeof PasskeyTimeout>;
export type PasskeyTimeoutOutput = zod.output<typeof PasskeyTimeout>;

export const PasskeyChallenge = /*#__PURE__*/ zod.object({
  "ticket": TicketText.check(/*#__PURE__*/ zod.describe('')),
  "challenge": PasskeyBytes,
  "rpId": RpId,
  "timeoutMs": PasskeyTimeout
});

export type PasskeyChallenge = zod.input<typeof PasskeyChallenge>;
export type PasskeyChallengeOutput = zod.output<typeof PasskeyChallenge>;

export const SecondStepRequest = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "password": /*#__PURE__*/ zod.exactOptional(Password),
  "totpCode": /*#__PURE__*/ zod.exactOptional(TotpCode),
  "recoveryCode": /*#__PURE__*/ zod.exactOptional(RecoveryCode),
  "passkey": /*#__PURE__*/ zod.exactOptional(PasskeyAssertion)
});

export type SecondStepRequest = zod.input<typeof SecondStepRequest>;
export type SecondStepRequestOutput = zod.output<typeof SecondStepRequest>;

export const OutboxRequest = /*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxRequestRecipientMax)))
});

export type OutboxRequest = zod.input<typeof OutboxRequest>;
export type OutboxRequestOutput = zod.output<typeof OutboxRequest>;

export const OutboxEntry = /*#__PURE__*/ zod.object({
  "id": Id,
  "channel": /*#__PURE__*/ zod.enum(['sms']),
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxEntryRecipientMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outboxEntryTextMax)),
  "createdAt": Instant
});

export type OutboxEntry = zod.input<typeof OutboxEntry>;
export type OutboxEntryOutput = zod.output<typeof OutboxEntry>;

export const NotificationSetting = /*#__PURE__*/ zod.object({
  "category": MessageCategory,
  "isOn": /*#__PURE__*/ zod.boolean(),
  "canTurnOff": /*#__PURE__*/ zod.boolean()
});

export type NotificationSetting = zod.input<typeof NotificationSetting>;
export type NotificationSettingOutput = zod.output<typeof NotificationSetting>;

export const NotificationSettingRequest = /*#__PURE__*/ zod.object({
  "category": MessageCategory,
  "isOn": /*#__PURE__*/ zod.boolean()
});

export type NotificationSettingRequest = zod.input<typeof NotificationSettingRequest>;
export type NotificationSettingRequestOutput = zod.output<typeof NotificationSettingRequest>;

export const SessionEntry = /*#__PURE__*/ zod.object({
  "sessionId": Id,
  "device": DeviceDescription,
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionEntryAddressMax)),
  "createdAt": Instant,
  "lastSeenAt": Instant,
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type SessionEntry = zod.input<typeof SessionEntry>;
export type SessionEntryOutput = zod.output<typeof SessionEntry>;

export const DeviceEntry = /*#__PURE__*/ zod.object({
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deviceEntryDeviceIdMax)),
  "device": DeviceDescription,
  "firstSeenAt": Instant,
  "lastSeenAt": Instant,
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type DeviceEntry = zod.input<typeof DeviceEntry>;
export type DeviceEntryOutput = zod.output<typeof DeviceEntry>;

export const SessionList = /*#__PURE__*/ zod.object({
  "sessions": /*#__PURE__*/ zod.array(SessionEntry),
  "devices": /*#__PURE__*/ zod.array(DeviceEntry)
});

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const SessionChoice = /*#__PURE__*/ zod.object({
  "sessionId": Id
});

export type SessionChoice = zod.input<typeof SessionChoice>;
export type SessionChoiceOutput = zod.output<typeof SessionChoice>;

export const deviceChoiceDeviceIdRegExp = new RegExp('^[A-Za-z0-9_-]+$', 'u');


export const DeviceChoice = /*#__PURE__*/ zod.object({
  "deviceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deviceChoiceDeviceIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(deviceChoiceDeviceIdRegExp))
});

export type DeviceChoice = zod.input<typeof DeviceChoice>;
export type DeviceChoiceOutput = zod.output<typeof DeviceChoice>;

export const TwoFactorSwitch = /*#__PURE__*/ zod.object({
  "isTwoFactor": /*#__PURE__*/ zod.boolean(),
  "smsCode": /*#__PURE__*/ zod.exactOptional(SmsCodeText).check(/*#__PURE__*/ zod.describe(''))
});

export type TwoFactorSwitch = zod.input<typeof TwoFactorSwitch>;
export type TwoFactorSwitchOutput = zod.output<typeof TwoFactorSwitch>;

export const AccountClosing = /*#__PURE__*/ zod.object({
  "smsCode": /*#__PURE__*/ zod.exactOptional(SmsCodeText).check(/*#__PURE__*/ zod.describe(''))
});

export type AccountClosing = zod.input<typeof AccountClosing>;
export type AccountClosingOutput = zod.output<typeof AccountClosing>;

export const Proof = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(Password),
  "smsCode": /*#__PURE__*/ zod.exactOptional(SmsCodeText),
  "totpCode": /*#__PURE__*/ zod.exactOptional(TotpCode),
  "recoveryCode": /*#__PURE__*/ zod.exactOptional(RecoveryCode),
  "passkey": /*#__PURE__*/ zod.exactOptional(PasskeyAssertion)
});

export type Proof = zod.input<typeof Proof>;
export type ProofOutput = zod.output<typeof Proof>;

export const ProofReceipt = /*#__PURE__*/ zod.object({
  "provenUntil": Instant
});

export type ProofReceipt = zod.input<typeof ProofReceipt>;
export type ProofReceiptOutput = zod.output<typeof ProofReceipt>;

export const TotpSetup = /*#__PURE__*/ zod.object({
  "ticket": TicketText.check(/*#__PURE__*/ zod.describe('')),
  "secret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(totpSetupSecretMax)),
  "uri": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(totpSetupUriMax))
});

export type TotpSetup = zod.input<typeof TotpSetup>;
export type TotpSetupOutput = zod.output<typeof TotpSetup>;

export const TotpConfirmation = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "totpCode": TotpCode
});

export type TotpConfirmation = zod.input<typeof TotpConfirmation>;
export type TotpConfirmationOutput = zod.output<typeof TotpConfirmation>;

export const RecoveryCodes = /*#__PURE__*/ zod.object({
  "codes": /*#__PURE__*/ zod.array(RecoveryCode).check(/*#__PURE__*/ zod.minLength(recoveryCodesCodesMin)).check(/*#__PURE__*/ zod.maxLength(recoveryCodesCodesMax))
});

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;

export const PasskeyCreation = /*#__PURE__*/ zod.object({
  "ticket": TicketText.check(/*#__PURE__*/ zod.describe('')),
  "challenge": PasskeyBytes,
  "rpId": RpId,
  "rpName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationRpNameMax)),
  "userId": PasskeyBytes.check(/*#__PURE__*/ zod.describe('')),
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationUserNameMax)),
  "displayName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyCreationDisplayNameMax)),
  "takenIds": /*#__PURE__*/ zod.array(PasskeyId).check(/*#__PURE__*/ zod.maxLength(passkeyCreationTakenIdsMax)),
  "timeoutMs": PasskeyTimeout
});

export type PasskeyCreation = zod.input<typeof PasskeyCreation>;
export type PasskeyCreationOutput = zod.output<typeof PasskeyCreation>;

export const PasskeyRegistration = /*#__PURE__*/ zod.object({
  "ticket": TicketText,
  "name": PasskeyName,
  "id": PasskeyId,
  "clientDataJSON": PasskeyBytes,
  "attestationObject": PasskeyBytes,
  "transports": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationTransportsItemMax))).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationTransportsMax)))
});

export type PasskeyRegistration = zod.input<typeof PasskeyRegistration>;
export type PasskeyRegistrationOutput = zod.output<typeof PasskeyRegistration>;

export const PasskeyRename = /*#__PURE__*/ zod.object({
  "passkeyId": PasskeyId,
  "name": PasskeyName
});

export type PasskeyRename = zod.input<typeof PasskeyRename>;
export type PasskeyRenameOutput = zod.output<typeof PasskeyRename>;

export const PasskeyChoice = /*#__PURE__*/ zod.object({
  "passkeyId": PasskeyId
});

export type PasskeyChoice = zod.input<typeof PasskeyChoice>;
export type PasskeyChoiceOutput = zod.output<typeof PasskeyChoice>;

export const ThreadFilter = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type ThreadFilter = zod.input<typeof ThreadFilter>;
export type ThreadFilterOutput = zod.output<typeof ThreadFilter>;

export const ThreadMessage = /*#__PURE__*/ zod.object({
  "messageId": Id,
  "isMine": /*#__PURE__*/ zod.boolean(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(threadMessageTextMax)),
  "pictures": /*#__PURE__*/ zod.array(Attachment).check(/*#__PURE__*/ zod.maxLength(threadMessagePicturesMax)),
  "sentAt": Instant,
  "isRead": /*#__PURE__*/ zod.boolean(),
  "commandId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type ThreadMessage = zod.input<typeof ThreadMessage>;
export type ThreadMessageOutput = zod.output<typeof ThreadMessage>;

export const ThreadDenial = /*#__PURE__*/ zod.enum(['switched-off', 'no-shared-class']);

export type ThreadDenial = zod.input<typeof ThreadDenial>;
export type ThreadDenialOutput = zod.output<typeof ThreadDenial>;

export const Thread = /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "person": Person.check(/*#__PURE__*/ zod.describe('')),
  "role": Role.check(/*#__PURE__*/ zod.describe('')),
  "classNames": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(threadUnreadMin)),
  "lastMessage": /*#__PURE__*/ zod.union([ThreadMessage,/*#__PURE__*/ zod.null()]),
  "sendDenial": /*#__PURE__*/ zod.union([ThreadDenial,/*#__PURE__*/ zod.null()])
});

export type Thread = zod.input<typeof Thread>;
export type ThreadOutput = zod.output<typeof Thread>;

export const ThreadPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Thread),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount,
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(threadPageUnreadMin))
});

export type ThreadPage = zod.input<typeof ThreadPage>;
export type ThreadPageOutput = zod.output<typeof ThreadPage>;

export const ThreadRequest = /*#__PURE__*/ zod.object({
  "personId": Id,
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type ThreadRequest = zod.input<typeof ThreadRequest>;
export type ThreadRequestOutput = zod.output<typeof ThreadRequest>;

export const ThreadView = /*#__PURE__*/ zod.object({
  "thread": Thread,
  "messages": /*#__PURE__*/ zod.array(ThreadMessage),
  "hasMore": /*#__PURE__*/ zod.boolean()
});

export type ThreadView = zod.input<typeof ThreadView>;
export type ThreadViewOutput = zod.output<typeof ThreadView>;

export const ThreadMessagesFilter = /*#__PURE__*/ zod.object({
  "threadId": Id,
  "beforeId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type ThreadMessagesFilter = zod.input<typeof ThreadMessagesFilter>;
export type ThreadMessagesFilterOutput = zod.output<typeof ThreadMessagesFilter>;

export const ThreadMessages = /*#__PURE__*/ zod.object({
  "messages": /*#__PURE__*/ zod.array(ThreadMessage),
  "hasMore": /*#__PURE__*/ zod.boolean()
});

export type ThreadMessages = zod.input<typeof ThreadMessages>;
export type ThreadMessagesOutput = zod.output<typeof ThreadMessages>;

export const threadMessageRequestConfirmDefault = false;

export const ThreadMessageRequest = /*#__PURE__*/ zod.object({
  "personId": Id.check(/*#__PURE__*/ zod.describe('')),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(threadMessageRequestTextMax))),
  "resourceIds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(threadMessageRequestResourceIdsMax))),
  "commandId": Id.check(/*#__PURE__*/ zod.describe('')),
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), threadMessageRequestConfirmDefault)
});

export type ThreadMessageRequest = zod.input<typeof ThreadMessageRequest>;
export type ThreadMessageRequestOutput = zod.output<typeof ThreadMessageRequest>;

export const ThreadReadRequest = /*#__PURE__*/ zod.object({
  "threadId": Id,
  "messageId": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type ThreadReadRequest = zod.input<typeof ThreadReadRequest>;
export type ThreadReadRequestOutput = zod.output<typeof ThreadReadRequest>;

export const ThreadReceipt = /*#__PURE__*/ zod.object({
  "threadId": Id,
  "unread": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(threadReceiptUnreadMin))
});

export type ThreadReceipt = zod.input<typeof ThreadReceipt>;
export type ThreadReceiptOutput = zod.output<typeof ThreadReceipt>;

export const CommentFilter = /*#__PURE__*/ zod.object({
  "targetType": CommentTarget,
  "targetId": Id,
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type CommentFilter = zod.input<typeof CommentFilter>;
export type CommentFilterOutput = zod.output<typeof CommentFilter>;

export const CommentPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Comment),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type CommentPage = zod.input<typeof CommentPage>;
export type CommentPageOutput = zod.output<typeof CommentPage>;

export const CatalogueFacets = /*#__PURE__*/ zod.object({
  "subjects": /*#__PURE__*/ zod.array(FilterValue).check(/*#__PURE__*/ zod.maxLength(catalogueFacetsSubjectsMax)),
  "kinds": /*#__PURE__*/ zod.array(FilterValue).check(/*#__PURE__*/ zod.maxLength(catalogueFacetsKindsMax)),
  "classTypes": /*#__PURE__*/ zod.array(FilterValue).check(/*#__PURE__*/ zod.maxLength(catalogueFacetsClassTypesMax)),
  "prices": /*#__PURE__*/ zod.object({
  "free": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueFacetsPricesFreeMin)),
  "paid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueFacetsPricesPaidMin))
})
});

export type CatalogueFacets = zod.input<typeof CatalogueFacets>;
export type CatalogueFacetsOutput = zod.output<typeof CatalogueFacets>;

export const CatalogueStanding = /*#__PURE__*/ zod.enum(['canRegister', 'canBuy', 'askSchool', 'orderPending', 'registered', 'removed', 'full']);

export type CatalogueStanding = zod.input<typeof CatalogueStanding>;
export type CatalogueStandingOutput = zod.output<typeof CatalogueStanding>;

export const CatalogueCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "kind": CourseCategory,
  "courseName": CourseNameText,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "coverUrl": CoverUrl,
  "subjectName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogueCourseSubjectNameMax))),
  "classType": ClassType,
  "teacher": Person,
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueCourseTotalLessonsMin)),
  "durationMinutes": LessonMinutes,
  "priceMinor": PriceMinor,
  "currency": Currency,
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(catalogueCourseSeatsMax)),
  "seatsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueCourseSeatsLeftMin)).check(/*#__PURE__*/ zod.lte(catalogueCourseSeatsLeftMax)),
  "nextLessonAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "standing": CatalogueStanding,
  "conflicts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueCourseConflictsMin))
});

export type CatalogueCourse = zod.input<typeof CatalogueCourse>;
export type CatalogueCourseOutput = zod.output<typeof CatalogueCourse>;

export const CataloguePage = /*#__PURE__*/ zod.object({
  "facets": CatalogueFacets,
  "records": /*#__PURE__*/ zod.array(CatalogueCourse),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type CataloguePage = zod.input<typeof CataloguePage>;
export type CataloguePageOutput = zod.output<typeof CataloguePage>;

export const OutlineChapter = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(outlineChapterNameMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(outlineChapterSummaryMax))
});

export type OutlineChapter = zod.input<typeof OutlineChapter>;
export type OutlineChapterOutput = zod.output<typeof OutlineChapter>;




export const CatalogueLesson = /*#__PURE__*/ zod.object({
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": LessonNameText,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "startTime": Instant,
  "endTime": Instant
});

export type CatalogueLesson = zod.input<typeof CatalogueLesson>;
export type CatalogueLessonOutput = zod.output<typeof CatalogueLesson>;

export const CatalogueClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText,
  "classNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "classPinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "teacher": ClassTeacher,
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(catalogueClassSeatsMax)),
  "seatsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueClassSeatsLeftMin)).check(/*#__PURE__*/ zod.lte(catalogueClassSeatsLeftMax)),
  "lessons": /*#__PURE__*/ zod.array(CatalogueLesson)
});

export type CatalogueClass = zod.input<typeof CatalogueClass>;
export type CatalogueClassOutput = zod.output<typeof CatalogueClass>;

export const CatalogueDetail = /*#__PURE__*/ zod.object({
  "course": CatalogueCourse,
  "introduction": CourseIntroduction,
  "textbookName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(catalogueDetailTextbookNameMax))),
  "chapters": /*#__PURE__*/ zod.array(OutlineChapter).check(/*#__PURE__*/ zod.maxLength(catalogueDetailChaptersMax)),
  "classes": /*#__PURE__*/ zod.array(CatalogueClass),
  "pendingOrderId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(catalogueDetailRatingsMin)),
  "school": Merchant
});

export type CatalogueDetail = zod.input<typeof CatalogueDetail>;
export type CatalogueDetailOutput = zod.output<typeof CatalogueDetail>;

export const SchoolCard = /*#__PURE__*/ zod.object({
  "schoolId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(schoolCardNameMax)),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolCardRegionMax)),
  "logoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolCardSummaryMax)),
  "courses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolCardCoursesMin)),
  "isOwn": /*#__PURE__*/ zod.boolean()
});

export type SchoolCard = zod.input<typeof SchoolCard>;
export type SchoolCardOutput = zod.output<typeof SchoolCard>;

export const SchoolPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolCard),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolPage = zod.input<typeof SchoolPage>;
export type SchoolPageOutput = zod.output<typeof SchoolPage>;

export const SchoolCourse = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "courseName": CourseNameText,
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "kind": CourseCategory,
  "classType": ClassType,
  "coverUrl": CoverUrl,
  "priceMinor": PriceMinor,
  "currency": Currency,
  "totalLessons": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(schoolCourseTotalLessonsMin))
});

export type SchoolCourse = zod.input<typeof SchoolCourse>;
export type SchoolCourseOutput = zod.output<typeof SchoolCourse>;

export const SchoolDetail = /*#__PURE__*/ zod.object({
  "school": SchoolCard,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolDetailIntroductionMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolDetailAddressMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(schoolDetailPhoneMax)),
  "teachers": /*#__PURE__*/ zod.array(ClassTeacher),
  "courses": /*#__PURE__*/ zod.array(SchoolCourse)
});

export type SchoolDetail = zod.input<typeof SchoolDetail>;
export type SchoolDetailOutput = zod.output<typeof SchoolDetail>;

export const OfferedCourseSchool = /*#__PURE__*/ zod.object({
  "schoolId": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offeredCourseSchoolNameMax)),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "pinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offeredCourseSchoolRegionMax)),
  "timeZone": TimeZone,
  "isOwn": /*#__PURE__*/ zod.boolean()
});

export type OfferedCourseSchool = zod.input<typeof OfferedCourseSchool>;
export type OfferedCourseSchoolOutput = zod.output<typeof OfferedCourseSchool>;

export const OfferedTeacher = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offeredTeacherNameMax)),
  "avatar": Avatar,
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offeredTeacherIntroductionMax))
});

export type OfferedTeacher = zod.input<typeof OfferedTeacher>;
export type OfferedTeacherOutput = zod.output<typeof OfferedTeacher>;

export const OfferedClass = /*#__PURE__*/ zod.object({
  "classId": Id,
  "className": ClassNameText,
  "classNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "classPinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "teacher": OfferedTeacher,
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(offeredClassSeatsMax)),
  "seatsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(offeredClassSeatsLeftMin)).check(/*#__PURE__*/ zod.lte(offeredClassSeatsLeftMax)),
  "lessons": /*#__PURE__*/ zod.array(CatalogueLesson).check(/*#__PURE__*/ zod.maxLength(offeredClassLessonsMax))
});

export type OfferedClass = zod.input<typeof OfferedClass>;
export type OfferedClassOutput = zod.output<typeof OfferedClass>;

export const OfferedCourse = /*#__PURE__*/ zod.object({
  "school": OfferedCourseSchool,
  "course": SchoolCourse,
  "introduction": CourseIntroduction,
  "subjectName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offeredCourseSubjectNameMax))),
  "durationMinutes": LessonMinutes,
  "chapters": /*#__PURE__*/ zod.array(OutlineChapter).check(/*#__PURE__*/ zod.maxLength(offeredCourseChaptersMax)),
  "classes": /*#__PURE__*/ zod.array(OfferedClass).check(/*#__PURE__*/ zod.maxLength(offeredCourseClassesMax)),
  "averageScore": AverageScore,
  "ratings": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(offeredCourseRatingsMin))
});

export type OfferedCourse = zod.input<typeof OfferedCourse>;
export type OfferedCourseOutput = zod.output<typeof OfferedCourse>;

export const EnquirerContactRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]{3}', 'u');


export const EnquirerContact = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(EnquirerContactMin)).check(/*#__PURE__*/ zod.maxLength(EnquirerContactMax, { abort: true })).check(/*#__PURE__*/ zod.regex(EnquirerContactRegExp));

export type EnquirerContact = zod.input<typeof EnquirerContact>;
export type EnquirerContactOutput = zod.output<typeof EnquirerContact>;

export const ConsentVersion = /*#__PURE__*/ zod.enum(['2026-11']);

export type ConsentVersion = zod.input<typeof ConsentVersion>;
export type ConsentVersionOutput = zod.output<typeof ConsentVersion>;

export const EnquiryRequest = /*#__PURE__*/ zod.object({
  "schoolId": Id,
  "courseId": /*#__PURE__*/ zod.exactOptional(Id).check(/*#__PURE__*/ zod.describe('')),
  "wish": EnquiryWish,
  "name": PersonName.check(/*#__PURE__*/ zod.describe('')),
  "contact": EnquirerContact,
  "childName": /*#__PURE__*/ zod.exactOptional(PersonName).check(/*#__PURE__*/ zod.describe('')),
  "childAge": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enquiryRequestChildAgeMin)).check(/*#__PURE__*/ zod.lte(enquiryRequestChildAgeMax))),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enquiryRequestTextMax))),
  "consentVersion": ConsentVersion,
  "captchaVerification": CaptchaVerification
});

export type EnquiryRequest = zod.input<typeof EnquiryRequest>;
export type EnquiryRequestOutput = zod.output<typeof EnquiryRequest>;

export const EnquiryReceipt = /*#__PURE__*/ zod.object({
  "schoolName": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enquiryReceiptPhoneMax)),
  "receivedAt": Instant
});

export type EnquiryReceipt = zod.input<typeof EnquiryReceipt>;
export type EnquiryReceiptOutput = zod.output<typeof EnquiryReceipt>;

export const FavouriteType = /*#__PURE__*/ zod.enum(['word', 'chapter', 'lesson', 'course', 'resource']);

export type FavouriteType = zod.input<typeof FavouriteType>;
export type FavouriteTypeOutput = zod.output<typeof FavouriteType>;

export const FavouriteOrder = /*#__PURE__*/ zod.enum(['kept', 'due']);

export type FavouriteOrder = zod.input<typeof FavouriteOrder>;
export type FavouriteOrderOutput = zod.output<typeof FavouriteOrder>;

export const FavouriteFilter = /*#__PURE__*/ zod.object({
  "targetType": /*#__PURE__*/ zod.exactOptional(FavouriteType),
  "targets": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(favouriteFilterTargetsItemMax))).check(/*#__PURE__*/ zod.maxLength(favouriteFilterTargetsMax))),
  "keyword": /*#__PURE__*/ zod.exactOptional(SearchKeyword).check(/*#__PURE__*/ zod.describe('')),
  "order": /*#__PURE__*/ zod.exactOptional(FavouriteOrder),
  "isDue": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type FavouriteFilter = zod.input<typeof FavouriteFilter>;
export type FavouriteFilterOutput = zod.output<typeof FavouriteFilter>;

export const KeptWordRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const KeptWord = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(KeptWordMax, { abort: true })).check(/*#__PURE__*/ zod.regex(KeptWordRegExp));

export type KeptWord = zod.input<typeof KeptWord>;
export type KeptWordOutput = zod.output<typeof KeptWord>;

export const FavouriteSourceKind = /*#__PURE__*/ zod.enum(['chapter', 'lesson', 'homework']);

export type FavouriteSourceKind = zod.input<typeof FavouriteSourceKind>;
export type FavouriteSourceKindOutput = zod.output<typeof FavouriteSourceKind>;

export const FavouriteSource = /*#__PURE__*/ zod.object({
  "kind": FavouriteSourceKind,
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favouriteSourceTitleMax)),
  "courseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type FavouriteSource = zod.input<typeof FavouriteSource>;
export type FavouriteSourceOutput = zod.output<typeof FavouriteSource>;

export const WordState = /*#__PURE__*/ zod.enum(['new', 'learning', 'known']);

export type WordState = zod.input<typeof WordState>;
export type WordStateOutput = zod.output<typeof WordState>;

export const WordReview = /*#__PURE__*/ zod.object({
  "state": WordState,
  "dueAt": Instant,
  "stability": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(wordReviewStabilityMin)).check(/*#__PURE__*/ zod.lte(wordReviewStabilityMax)),
  "difficulty": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(wordReviewDifficultyMin)).check(/*#__PURE__*/ zod.lte(wordReviewDifficultyMax)),
  "reps": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wordReviewRepsMin)),
  "lapses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wordReviewLapsesMin)),
  "reviewedAt": OptionalInstant,
  "nextDays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(wordReviewNextDaysItemMax))).check(/*#__PURE__*/ zod.minLength(wordReviewNextDaysMin)).check(/*#__PURE__*/ zod.maxLength(wordReviewNextDaysMax))
});

export type WordReview = zod.input<typeof WordReview>;
export type WordReviewOutput = zod.output<typeof WordReview>;

export const Favourite = /*#__PURE__*/ zod.object({
  "favouriteId": Id,
  "targetType": FavouriteType,
  "targetId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "text": /*#__PURE__*/ zod.union([KeptWord,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favouriteTitleMax)),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames).check(/*#__PURE__*/ zod.describe('')),
  "isAvailable": /*#__PURE__*/ zod.boolean(),
  "courseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "courseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favouriteCourseNameMax))),
  "lessonId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "startTime": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "pinyin": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favouritePinyinMax))),
  "meaning": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(favouriteMeaningMax))),
  "source": /*#__PURE__*/ zod.union([FavouriteSource,/*#__PURE__*/ zod.null()]),
  "keptAt": Instant,
  "review": /*#__PURE__*/ zod.union([WordReview,/*#__PURE__*/ zod.null()])
});

export type Favourite = zod.input<typeof Favourite>;
export type FavouriteOutput = zod.output<typeof Favourite>;

export const FavouritePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Favourite).check(/*#__PURE__*/ zod.maxLength(favouritePageRecordsMax)),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount,
  "due": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(favouritePageDueMin)).check(/*#__PURE__*/ zod.lte(favouritePageDueMax)),
  "nextDueAt": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type FavouritePage = zod.input<typeof FavouritePage>;
export type FavouritePageOutput = zod.output<typeof FavouritePage>;

export const FavouriteSourceRef = /*#__PURE__*/ zod.object({
  "kind": FavouriteSourceKind,
  "id": Id
});

export type FavouriteSourceRef = zod.input<typeof FavouriteSourceRef>;
export type FavouriteSourceRefOutput = zod.output<typeof FavouriteSourceRef>;

export const FavouriteRequest = /*#__PURE__*/ zod.object({
  "targetType": FavouriteType,
  "targetId": /*#__PURE__*/ zod.exactOptional(Id),
  "text": /*#__PURE__*/ zod.exactOptional(KeptWord),
  "source": /*#__PURE__*/ zod.exactOptional(FavouriteSourceRef)
});

export type FavouriteRequest = zod.input<typeof FavouriteRequest>;
export type FavouriteRequestOutput = zod.output<typeof FavouriteRequest>;

export const FavouriteTarget = /*#__PURE__*/ zod.object({
  "targetType": FavouriteType,
  "targetId": /*#__PURE__*/ zod.exactOptional(Id),
  "text": /*#__PURE__*/ zod.exactOptional(KeptWord)
});

export type FavouriteTarget = zod.input<typeof FavouriteTarget>;
export type FavouriteTargetOutput = zod.output<typeof FavouriteTarget>;

export const FavouriteRemoval = /*#__PURE__*/ zod.object({
  "wasKept": /*#__PURE__*/ zod.boolean()
});

export type FavouriteRemoval = zod.input<typeof FavouriteRemoval>;
export type FavouriteRemovalOutput = zod.output<typeof FavouriteRemoval>;

export const searchRequestTextRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const SearchRequest = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchRequestTextMax, { abort: true })).check(/*#__PURE__*/ zod.regex(searchRequestTextRegExp)),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type SearchRequest = zod.input<typeof SearchRequest>;
export type SearchRequestOutput = zod.output<typeof SearchRequest>;

export const FoundThing = /*#__PURE__*/ zod.object({
  "targetType": FavouriteType,
  "targetId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(foundThingTitleMax)),
  "names": /*#__PURE__*/ zod.exactOptional(LocalizedNames).check(/*#__PURE__*/ zod.describe('')),
  "extract": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(foundThingExtractMax)),
  "courseId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "courseName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(foundThingCourseNameMax))),
  "lessonId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "chapterId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "startTime": OptionalInstant.check(/*#__PURE__*/ zod.describe(''))
});

export type FoundThing = zod.input<typeof FoundThing>;
export type FoundThingOutput = zod.output<typeof FoundThing>;

export const SearchPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(FoundThing).check(/*#__PURE__*/ zod.maxLength(searchPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchPageTotalMin)).check(/*#__PURE__*/ zod.lte(searchPageTotalMax)),
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SearchPage = zod.input<typeof SearchPage>;
export type SearchPageOutput = zod.output<typeof SearchPage>;

export const WordsRequest = /*#__PURE__*/ zod.object({
  "texts": /*#__PURE__*/ zod.array(KeptWord).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(wordsRequestTextsMax)),
  "source": /*#__PURE__*/ zod.exactOptional(FavouriteSourceRef)
});

export type WordsRequest = zod.input<typeof WordsRequest>;
export type WordsRequestOutput = zod.output<typeof WordsRequest>;

export const WordsReceipt = /*#__PURE__*/ zod.object({
  "added": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wordsReceiptAddedMin)).check(/*#__PURE__*/ zod.lte(wordsReceiptAddedMax)),
  "alreadyKept": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(wordsReceiptAlreadyKeptMin)).check(/*#__PURE__*/ zod.lte(wordsReceiptAlreadyKeptMax)),
  "refused": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wordsReceiptRefusedItemMax))).check(/*#__PURE__*/ zod.maxLength(wordsReceiptRefusedMax))
});

export type WordsReceipt = zod.input<typeof WordsReceipt>;
export type WordsReceiptOutput = zod.output<typeof WordsReceipt>;

export const WordReviewRequest = /*#__PURE__*/ zod.object({
  "favouriteId": Id,
  "rating": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(wordReviewRequestRatingMax)),
  "at": Instant.check(/*#__PURE__*/ zod.describe('')),
  "commandId": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type WordReviewRequest = zod.input<typeof WordReviewRequest>;
export type WordReviewRequestOutput = zod.output<typeof WordReviewRequest>;

export const WordReviewReceipt = /*#__PURE__*/ zod.object({
  "favouriteId": Id,
  "review": WordReview
});

export type WordReviewReceipt = zod.input<typeof WordReviewReceipt>;
export type WordReviewReceiptOutput = zod.output<typeof WordReviewReceipt>;

export const OrderStatus = /*#__PURE__*/ zod.enum(['pending', 'paid', 'cancelled', 'refunded']);

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;

export const ContractStatus = /*#__PURE__*/ zod.enum(['unsigned', 'signed']);

export type ContractStatus = zod.input<typeof ContractStatus>;
export type ContractStatusOutput = zod.output<typeof ContractStatus>;

export const orderExpiresAtRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');
export const Order = /*#__PURE__*/ zod.object({
  "orderId": Id,
  "courseId": Id,
  "courseName": CourseNameText,
  "courseNames": /*#__PURE__*/ zod.exactOptional(LocalizedNames),
  "coursePinyin": /*#__PURE__*/ zod.exactOptional(Pinyin),
  "coverUrl": CoverUrl,
  "classId": Id,
  "className": NameForReader,
  "teacher": Person,
  "status": OrderStatus,
  "amountMinor": PriceMinor,
  "currency": Currency,
  "createdAt": Instant,
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(orderExpiresAtMax, { abort: true })).check(/*#__PURE__*/ zod.regex(orderExpiresAtRegExp)),
  "paidAt": OptionalInstant,
  "closedAt": OptionalInstant.check(/*#__PURE__*/ zod.describe('')),
  "secondsLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderSecondsLeftMin)),
  "isPaidOnline": /*#__PURE__*/ zod.boolean(),
  "contractId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "contractStatus": /*#__PURE__*/ zod.union([ContractStatus,/*#__PURE__*/ zod.null()])
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;

export const OrderPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Order),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type OrderPage = zod.input<typeof OrderPage>;
export type OrderPageOutput = zod.output<typeof OrderPage>;

export const OutsideService = /*#__PURE__*/ zod.object({
  "service": /*#__PURE__*/ zod.enum(['sms', 'mail', 'wechat', 'payments', 'documents']),
  "state": /*#__PURE__*/ zod.enum(['ready', 'sandbox', 'missing']),
  "settings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type OutsideService = zod.input<typeof OutsideService>;
export type OutsideServiceOutput = zod.output<typeof OutsideService>;

export const OutsideServices = /*#__PURE__*/ zod.object({
  "services": /*#__PURE__*/ zod.array(OutsideService)
});

export type OutsideServices = zod.input<typeof OutsideServices>;
export type OutsideServicesOutput = zod.output<typeof OutsideServices>;

export const TestedService = /*#__PURE__*/ zod.enum(['sms', 'mail']);

export type TestedService = zod.input<typeof TestedService>;
export type TestedServiceOutput = zod.output<typeof TestedService>;

export const MailAddressRegExp = new RegExp('^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+(?!([Ii][Nn][Vv][Aa][Ll][Ii][Dd]|[Ll][Oo][Cc][Aa][Ll][Hh][Oo][Ss][Tt])$)[A-Za-z][A-Za-z0-9]+(-+[A-Za-z0-9]+)*$', 'u');


export const MailAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(MailAddressMin)).check(/*#__PURE__*/ zod.maxLength(MailAddressMax, { abort: true })).check(/*#__PURE__*/ zod.regex(MailAddressRegExp));

export type MailAddress = zod.input<typeof MailAddress>;
export type MailAddressOutput = zod.output<typeof MailAddress>;

export const OutsideTestRequest = /*#__PURE__*/ zod.object({
  "service": TestedService,
  "mailAddress": /*#__PURE__*/ zod.exactOptional(MailAddress)
});

export type OutsideTestRequest = zod.input<typeof OutsideTestRequest>;
export type OutsideTestRequestOutput = zod.output<typeof OutsideTestRequest>;

export const OutsideFailure = /*#__PURE__*/ zod.enum(['missing', 'unreachable', 'busy', 'wrong-credentials', 'no-template', 'bad-recipient', 'limit-reached', 'refused']);

export type OutsideFailure = zod.input<typeof OutsideFailure>;
export type OutsideFailureOutput = zod.output<typeof OutsideFailure>;

export const OutsideTest = /*#__PURE__*/ zod.object({
  "service": TestedService,
  "failure": /*#__PURE__*/ zod.union([OutsideFailure,/*#__PURE__*/ zod.null()]),
  "detail": /*#__PURE__*/ zod.string()
});

export type OutsideTest = zod.input<typeof OutsideTest>;
export type OutsideTestOutput = zod.output<typeof OutsideTest>;

export const UnpaidOrderFilter = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(unpaidOrderFilterKeywordMax))),
  "current": /*#__PURE__*/ zod.exactOptional(PageCurrent),
  "size": /*#__PURE__*/ zod.exactOptional(PageSize)
});

export type UnpaidOrderFilter = zod.input<typeof UnpaidOrderFilter>;
export type UnpaidOrderFilterOutput = zod.output<typeof UnpaidOrderFilter>;

export const SchoolOrder = /*#__PURE__*/ zod.object({
  "orderId": Id,
  "student": Student,
  "courseId": Id,
  "courseName": CourseNameText,
  "classId": Id,
  "className": ClassNameText,
  "status": OrderStatus,
  "amountMinor": PriceMinor,
  "currency": Currency,
  "createdAt": Instant,
  "expiresAt": Instant.check(/*#__PURE__*/ zod.describe('')),
  "paidAt": OptionalInstant
});

export type SchoolOrder = zod.input<typeof SchoolOrder>;
export type SchoolOrderOutput = zod.output<typeof SchoolOrder>;

export const SchoolOrderPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SchoolOrder),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type SchoolOrderPage = zod.input<typeof SchoolOrderPage>;
export type SchoolOrderPageOutput = zod.output<typeof SchoolOrderPage>;

export const markPaidRequestNoteRegExp = new RegExp('[^\\s\\p{Cc}\\p{Cf}\\p{Cs}]', 'u');


export const MarkPaidRequest = /*#__PURE__*/ zod.object({
  "orderId": Id,
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markPaidRequestNoteMax, { abort: true })).check(/*#__PURE__*/ zod.regex(markPaidRequestNoteRegExp))
});

export type MarkPaidRequest = zod.input<typeof MarkPaidRequest>;
export type MarkPaidRequestOutput = zod.output<typeof MarkPaidRequest>;

export const orderRequestConfirmDefault = false;

export const OrderRequest = /*#__PURE__*/ zod.object({
  "courseId": Id,
  "classId": Id,
  "confirm": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), orderRequestConfirmDefault)
});

export type OrderRequest = zod.input<typeof OrderRequest>;
export type OrderRequestOutput = zod.output<typeof OrderRequest>;

export const PaymentRequest = /*#__PURE__*/ zod.object({
  "paymentToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPaymentTokenMax))
});

export type PaymentRequest = zod.input<typeof PaymentRequest>;
export type PaymentRequestOutput = zod.output<typeof PaymentRequest>;

export const Payment = /*#__PURE__*/ zod.object({
  "order": Order,
  "payUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url())
});

export type Payment = zod.input<typeof Payment>;
export type PaymentOutput = zod.output<typeof Payment>;

export const PaymentNotice = /*#__PURE__*/ zod.object({
  "notice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentNoticeNoticeMax))
});

export type PaymentNotice = zod.input<typeof PaymentNotice>;
export type PaymentNoticeOutput = zod.output<typeof PaymentNotice>;

export const PaymentNoticeReceipt = /*#__PURE__*/ zod.object({
  "orderId": Id,
  "status": OrderStatus
});

export type PaymentNoticeReceipt = zod.input<typeof PaymentNoticeReceipt>;
export type PaymentNoticeReceiptOutput = zod.output<typeof PaymentNoticeReceipt>;

export const ContractBrief = /*#__PURE__*/ zod.object({
  "contractId": Id,
  "orderId": Id,
  "courseName": NameForReader,
  "status": ContractStatus,
  "signerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contractBriefSignerNameMax))),
  "signedAt": OptionalInstant,
  "createdAt": Instant
});

export type ContractBrief = zod.input<typeof ContractBrief>;
export type ContractBriefOutput = zod.output<typeof ContractBrief>;

export const ContractPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ContractBrief),
  "total": RowTotal,
  "current": PageCurrent,
  "size": PageSize,
  "pages": PageCount
});

export type ContractPage = zod.input<typeof ContractPage>;
export type ContractPageOutput = zod.output<typeof ContractPage>;

export const ContractClause = /*#__PURE__*/ zod.object({
  "heading": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractClauseHeadingMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractClauseTextMax))
});

export type ContractClause = zod.input<typeof ContractClause>;
export type ContractClauseOutput = zod.output<typeof ContractClause>;

export const ContractDocument = /*#__PURE__*/ zod.object({
  "language": Language,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractDocumentTitleMax)),
  "clauses": /*#__PURE__*/ zod.array(ContractClause)
});

export type ContractDocument = zod.input<typeof ContractDocument>;
export type ContractDocumentOutput = zod.output<typeof ContractDocument>;

export const ContractDetail = /*#__PURE__*/ zod.object({
  "contract": ContractBrief,
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractDetailVersionMax)),
  "isTemplate": /*#__PURE__*/ zod.boolean(),
  "document": ContractDocument,
  "signatureUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type ContractDetail = zod.input<typeof ContractDetail>;
export type ContractDetailOutput = zod.output<typeof ContractDetail>;

export const ContractSignature = /*#__PURE__*/ zod.object({
  "signerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractSignatureSignerNameMax)),
  "signatureResourceId": Id.check(/*#__PURE__*/ zod.describe(''))
});

export type ContractSignature = zod.input<typeof ContractSignature>;
export type ContractSignatureOutput = zod.output<typeof ContractSignature>;

export const StudyTotals = /*#__PURE__*/ zod.object({
  "lessonsAttended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsLessonsAttendedMin)),
  "lessonsAbsent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsLessonsAbsentMin)),
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsMinutesMin)),
  "homeworkDone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsHomeworkDoneMin)),
  "homeworkDue": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsHomeworkDueMin)),
  "averageScore": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(studyTotalsAverageScoreMin)).check(/*#__PURE__*/ zod.lte(studyTotalsAverageScoreMax))),
  "prizes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studyTotalsPrizesMin))
});

export type StudyTotals = zod.input<typeof StudyTotals>;
export type StudyTotalsOutput = zod.output<typeof StudyTotals>;

export const StudyWeek = /*#__PURE__*/ zod.object({
  "weekStart": /*#__PURE__*/ zod.iso.date(),
  "totals": StudyTotals
});

export type StudyWeek = zod.input<typeof StudyWeek>;
export type StudyWeekOutput = zod.output<typeof StudyWeek>;

export const SupervisedStudent = /*#__PURE__*/ zod.object({
  "student": Student,
  "isCurrent": /*#__PURE__*/ zod.boolean(),
  "totals": StudyTotals.check(/*#__PURE__*/ zod.describe('')),
  "weeks": /*#__PURE__*/ zod.array(StudyWeek)
});

export type SupervisedStudent = zod.input<typeof SupervisedStudent>;
export type SupervisedStudentOutput = zod.output<typeof SupervisedStudent>;

export const SupervisionSettings = /*#__PURE__*/ zod.object({
  "isLocked": /*#__PURE__*/ zod.boolean(),
  "letter": /*#__PURE__*/ zod.object({
  "isOffered": /*#__PURE__*/ zod.boolean(),
  "mailAddress": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(supervisionSettingsLetterMailAddressMax))),
  "unconfirmedAddress": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(supervisionSettingsLetterUnconfirmedAddressMax)))
})
});

export type SupervisionSettings = zod.input<typeof SupervisionSettings>;
export type SupervisionSettingsOutput = zod.output<typeof SupervisionSettings>;

export const SupervisionOverview = /*#__PURE__*/ zod.object({
  "schoolTimeZone": TimeZone,
  "students": /*#__PURE__*/ zod.array(SupervisedStudent),
  "settings": SupervisionSettings
});

export type SupervisionOverview = zod.input<typeof SupervisionOverview>;
export type SupervisionOverviewOutput = zod.output<typeof SupervisionOverview>;

export const SupervisedLesson = /*#__PURE__*/ zod.object({
  "lessonId": Id,
  "courseName": NameForReader,
  "lessonName": NameForReader,
  "startTime": Instant,
  "attendance": Attendance,
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supervisedLessonMinutesMin)),
  "stars": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(supervisedLessonStarsMax))),
  "comment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(supervisedLessonCommentMax)),
  "words": /*#__PURE__*/ zod.array(ChapterWord).check(/*#__PURE__*/ zod.maxLength(supervisedLessonWordsMax))
});

export type SupervisedLesson = zod.input<typeof SupervisedLesson>;
export type SupervisedLessonOutput = zod.output<typeof SupervisedLesson>;

export const SupervisedHomework = /*#__PURE__*/ zod.object({
  "homeworkId": Id,
  "courseName": NameForReader,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(supervisedHomeworkTitleMax)),
  "endTime": Instant.check(/*#__PURE__*/ zod.describe('')),
  "handInBy": Instant.check(/*#__PURE__*/ zod.describe('')),
  "status": /*#__PURE__*/ zod.enum(['notSubmitted', 'missed', 'submitted', 'returned', 'graded']),
  "score": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supervisedHomeworkScoreMin))),
  "fullScore": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supervisedHomeworkFullScoreMin))
});

export type SupervisedHomework = zod.input<typeof SupervisedHomework>;
export type SupervisedHomeworkOutput = zod.output<typeof SupervisedHomework>;

export const SupervisionDetail = /*#__PURE__*/ zod.object({
  "student": SupervisedStudent,
  "lessons": /*#__PURE__*/ zod.array(SupervisedLesson),
  "homework": /*#__PURE__*/ zod.array(SupervisedHomework),
  "lessonsTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supervisionDetailLessonsTotalMin)),
  "homeworkTotal": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(supervisionDetailHomeworkTotalMin))
});

export type SupervisionDetail = zod.input<typeof SupervisionDetail>;
export type SupervisionDetailOutput = zod.output<typeof SupervisionDetail>;

export const SupervisionLockRequest = /*#__PURE__*/ zod.object({
  "isLocked": /*#__PURE__*/ zod.boolean()
});

export type SupervisionLockRequest = zod.input<typeof SupervisionLockRequest>;
export type SupervisionLockRequestOutput = zod.output<typeof SupervisionLockRequest>;

export const WeeklyLetterRequest = /*#__PURE__*/ zod.object({
  "mailAddress": /*#__PURE__*/ zod.exactOptional(MailAddress)
});

export type WeeklyLetterRequest = zod.input<typeof WeeklyLetterRequest>;
export type WeeklyLetterRequestOutput = zod.output<typeof WeeklyLetterRequest>;

export const LetterConfirmation = /*#__PURE__*/ zod.object({
  "code": SmsCodeText
});

export type LetterConfirmation = zod.input<typeof LetterConfirmation>;
export type LetterConfirmationOutput = zod.output<typeof LetterConfirmation>;

export const LoginAnswer = /*#__PURE__*/ zod.union([LoginSuccess,LoginFailure]);

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const NothingData = /*#__PURE__*/ zod.null();

export type NothingData = zod.input<typeof NothingData>;
export type NothingDataOutput = zod.output<typeof NothingData>;

export const SchoolTextbooksData = /*#__PURE__*/ zod.array(OfficeTextbook);

export type SchoolTextbooksData = zod.input<typeof SchoolTextbooksData>;
export type SchoolTextbooksDataOutput = zod.output<typeof SchoolTextbooksData>;

export const ClientKeysData = /*#__PURE__*/ zod.array(ClientKey);

export type ClientKeysData = zod.input<typeof ClientKeysData>;
export type ClientKeysDataOutput = zod.output<typeof ClientKeysData>;

export const CourseDurationsData = /*#__PURE__*/ zod.array(CourseDuration);

export type CourseDurationsData = zod.input<typeof CourseDurationsData>;
export type CourseDurationsDataOutput = zod.output<typeof CourseDurationsData>;

export const PhoneZonesData = /*#__PURE__*/ zod.array(PhoneZone);

export type PhoneZonesData = zod.input<typeof PhoneZonesData>;
export type PhoneZonesDataOutput = zod.output<typeof PhoneZonesData>;

export const AccountStudentsData = /*#__PURE__*/ zod.array(AccountStudent);

export type AccountStudentsData = zod.input<typeof AccountStudentsData>;
export type AccountStudentsDataOutput = zod.output<typeof AccountStudentsData>;

export const TeachingTypesData = /*#__PURE__*/ zod.array(TeachingType);

export type TeachingTypesData = zod.input<typeof TeachingTypesData>;
export type TeachingTypesDataOutput = zod.output<typeof TeachingTypesData>;

export const OptionalNoticeData = /*#__PURE__*/ zod.union([Notice,/*#__PURE__*/ zod.null()]);

export type OptionalNoticeData = zod.input<typeof OptionalNoticeData>;
export type OptionalNoticeDataOutput = zod.output<typeof OptionalNoticeData>;

export const ClassTeachersData = /*#__PURE__*/ zod.array(ClassTeacher);

export type ClassTeachersData = zod.input<typeof ClassTeachersData>;
export type ClassTeachersDataOutput = zod.output<typeof ClassTeachersData>;

export const ClassChatGroupsData = /*#__PURE__*/ zod.array(ClassChatGroup);

export type ClassChatGroupsData = zod.input<typeof ClassChatGroupsData>;
export type ClassChatGroupsDataOutput = zod.output<typeof ClassChatGroupsData>;

export const GroupQrCodesData = /*#__PURE__*/ zod.array(GroupQrCode);

export type GroupQrCodesData = zod.input<typeof GroupQrCodesData>;
export type GroupQrCodesDataOutput = zod.output<typeof GroupQrCodesData>;

export const FeedbackOptionsData = /*#__PURE__*/ zod.array(FeedbackOption);

export type FeedbackOptionsData = zod.input<typeof FeedbackOptionsData>;
export type FeedbackOptionsDataOutput = zod.output<typeof FeedbackOptionsData>;

export const ResourceListData = /*#__PURE__*/ zod.array(ResourceItem);

export type ResourceListData = zod.input<typeof ResourceListData>;
export type ResourceListDataOutput = zod.output<typeof ResourceListData>;

export const TaughtCoursesData = /*#__PURE__*/ zod.array(TaughtCourse);

export type TaughtCoursesData = zod.input<typeof TaughtCoursesData>;
export type TaughtCoursesDataOutput = zod.output<typeof TaughtCoursesData>;

export const ClassChaptersData = /*#__PURE__*/ zod.array(ClassChapter);

export type ClassChaptersData = zod.input<typeof ClassChaptersData>;
export type ClassChaptersDataOutput = zod.output<typeof ClassChaptersData>;

export const ClassTextbookData = /*#__PURE__*/ zod.union([ClassTextbook,/*#__PURE__*/ zod.null()]);

export type ClassTextbookData = zod.input<typeof ClassTextbookData>;
export type ClassTextbookDataOutput = zod.output<typeof ClassTextbookData>;

export const ClassStudentsData = /*#__PURE__*/ zod.array(ClassStudent);

export type ClassStudentsData = zod.input<typeof ClassStudentsData>;
export type ClassStudentsDataOutput = zod.output<typeof ClassStudentsData>;

export const LessonCoursesData = /*#__PURE__*/ zod.array(LessonCourse);

export type LessonCoursesData = zod.input<typeof LessonCoursesData>;
export type LessonCoursesDataOutput = zod.output<typeof LessonCoursesData>;

export const ClassStatusCountsData = /*#__PURE__*/ zod.array(ClassStatusCount);

export type ClassStatusCountsData = zod.input<typeof ClassStatusCountsData>;
export type ClassStatusCountsDataOutput = zod.output<typeof ClassStatusCountsData>;

export const ClassNamesData = /*#__PURE__*/ zod.array(ClassName);

export type ClassNamesData = zod.input<typeof ClassNamesData>;
export type ClassNamesDataOutput = zod.output<typeof ClassNamesData>;

export const BoardBackgroundsData = /*#__PURE__*/ zod.array(BoardBackground).check(/*#__PURE__*/ zod.maxLength(BoardBackgroundsDataMax));

export type BoardBackgroundsData = zod.input<typeof BoardBackgroundsData>;
export type BoardBackgroundsDataOutput = zod.output<typeof BoardBackgroundsData>;

export const SubjectsData = /*#__PURE__*/ zod.array(Subject);

export type SubjectsData = zod.input<typeof SubjectsData>;
export type SubjectsDataOutput = zod.output<typeof SubjectsData>;

export const TextbooksData = /*#__PURE__*/ zod.array(Textbook);

export type TextbooksData = zod.input<typeof TextbooksData>;
export type TextbooksDataOutput = zod.output<typeof TextbooksData>;

export const CourseTypesData = /*#__PURE__*/ zod.array(FilterValue);

export type CourseTypesData = zod.input<typeof CourseTypesData>;
export type CourseTypesDataOutput = zod.output<typeof CourseTypesData>;

export const CloudResourcesData = /*#__PURE__*/ zod.array(CloudResource).check(/*#__PURE__*/ zod.maxLength(CloudResourcesDataMax));

export type CloudResourcesData = zod.input<typeof CloudResourcesData>;
export type CloudResourcesDataOutput = zod.output<typeof CloudResourcesData>;

export const BroughtFilesData = /*#__PURE__*/ zod.array(BroughtFile).check(/*#__PURE__*/ zod.maxLength(BroughtFilesDataMax));

export type BroughtFilesData = zod.input<typeof BroughtFilesData>;
export type BroughtFilesDataOutput = zod.output<typeof BroughtFilesData>;

export const NoticesData = /*#__PURE__*/ zod.array(Notice).check(/*#__PURE__*/ zod.maxLength(NoticesDataMax));

export type NoticesData = zod.input<typeof NoticesData>;
export type NoticesDataOutput = zod.output<typeof NoticesData>;

export const DictionaryCategoriesData = /*#__PURE__*/ zod.array(DictionaryCategory);

export type DictionaryCategoriesData = zod.input<typeof DictionaryCategoriesData>;
export type DictionaryCategoriesDataOutput = zod.output<typeof DictionaryCategoriesData>;

export const GradesData = /*#__PURE__*/ zod.array(Grade);

export type GradesData = zod.input<typeof GradesData>;
export type GradesDataOutput = zod.output<typeof GradesData>;

export const DictionaryEntriesData = /*#__PURE__*/ zod.array(DictionaryEntry);

export type DictionaryEntriesData = zod.input<typeof DictionaryEntriesData>;
export type DictionaryEntriesDataOutput = zod.output<typeof DictionaryEntriesData>;

export const MerchantsData = /*#__PURE__*/ zod.array(Merchant);

export type MerchantsData = zod.input<typeof MerchantsData>;
export type MerchantsDataOutput = zod.output<typeof MerchantsData>;

export const ClassChoicesData = /*#__PURE__*/ zod.array(ClassChoice);

export type ClassChoicesData = zod.input<typeof ClassChoicesData>;
export type ClassChoicesDataOutput = zod.output<typeof ClassChoicesData>;

export const OutboxMessagesData = /*#__PURE__*/ zod.array(OutboxEntry);

export type OutboxMessagesData = zod.input<typeof OutboxMessagesData>;
export type OutboxMessagesDataOutput = zod.output<typeof OutboxMessagesData>;

export const NotificationSettingsData = /*#__PURE__*/ zod.array(NotificationSetting);

export type NotificationSettingsData = zod.input<typeof NotificationSettingsData>;
export type NotificationSettingsDataOutput = zod.output<typeof NotificationSettingsData>;
/**
 * @summary Sign in as a teacher
 */
export const TeacherLoginBody = LoginRequest


/**
 * @summary Sign in with a code sent to the phone
 */
export const TeacherLoginBySmsCodeBody = SmsLogin


/**
 * @summary Sign in with phone number and password
 */
export const TeacherLoginByPhonePasswordBody = PhoneLogin


/**
 * @summary Sign in here and end the other sign-ins
 */
export const TeacherForceLoginBody = SignInTicket


/**
 * @summary Second step of a sign-in
 */
export const TeacherTwoFactorAuthBody = TwoFactorRequest


/**
 * @summary Send a code to a phone
 */
export const TeacherSendSmsCodeBody = SmsCodeRequest


/**
 * @summary Set a new password, with a code sent to the phone
 */
export const TeacherRetrievePasswordBody = PasswordRetrieval


/**
 * @summary Sign in with WeChat
 */
export const TeacherLoginByWechatBody = WechatCode


/**
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const TeacherBindWechatPhoneBody = PhoneBinding


/**
 * @summary Sign in as a student
 */
export const StudentLoginBody = LoginRequest


/**
 * @summary Sign in with a code sent to the phone
 */
export const StudentLoginBySmsCodeBody = SmsLogin


/**
 * @summary Sign in with phone number and password
 */
export const StudentLoginByPhonePasswordBody = PhoneLogin


/**
 * @summary Sign in here and end the other sign-ins
 */
export const StudentForceLoginBody = SignInTicket


/**
 * @summary Second step of a sign-in
 */
export const StudentTwoFactorAuthBody = TwoFactorRequest


/**
 * @summary Send a code to a phone
 */
export const StudentSendSmsCodeBody = SmsCodeRequest


/**
 * @summary Set a new password, with a code sent to the phone
 */
export const StudentRetrievePasswordBody = PasswordRetrieval


/**
 * @summary Sign in with WeChat
 */
export const StudentLoginByWechatBody = WechatCode


/**
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const StudentBindWechatPhoneBody = PhoneBinding


/**
 * @summary Change what the school says about itself
 */
export const UpdateSchoolBody = SchoolChange


/**
 * @summary Change the rules of the school
 */
export const UpdateSchoolSettingsBody = SchoolSettingsChange


/**
 * @summary People of the school
 */
export const ListSchoolPeopleBody = SchoolPeopleFilter


/**
 * @summary One person of the school
 */
export const GetSchoolPersonBody = SchoolPersonRef


/**
 * @summary Add a teacher or a student
 */
export const AddSchoolPersonBody = NewSchoolPerson


/**
 * @summary Change a person
 */
export const UpdateSchoolPersonBody = SchoolPersonChange


/**
 * @summary Take the password away and invite anew
 */
export const ResetSchoolPersonBody = SchoolPersonRef


/**
 * @summary Let a person sign in no more
 */
export const CloseSchoolPersonBody = SchoolPersonRef


/**
 * @summary Let a closed person sign in again
 */
export const ReopenSchoolPersonBody = SchoolPersonRef


/**
 * @summary Say what a teacher may do for the whole school
 */
export const SetSchoolPermissionsBody = SchoolPermissionsChange


/**
 * @summary Let a student share the account of another
 */
export const JoinSchoolFamilyBody = FamilyJoin


/**
 * @summary Give a student an account of their own
 */
export const LeaveSchoolFamilyBody = FamilyLeave


/**
 * @summary Invite a student by a link
 */
export const InviteStudentBody = StudentInvitationRequest


/**
 * @summary Invite a teacher by a link
 */
export const InviteTeacherBody = TeacherInvitationRequest


/**
 * @summary Links of all students of a class, to print
 */
export const InviteClassBody = SchoolClassRef


/**
 * @summary Invitations
 */
export const ListSchoolInvitationsBody = InvitationFilter


/**
 * @summary Take an invitation back
 */
export const RevokeSchoolInvitationBody = InvitationRef


/**
 * @summary Enquiries of the school
 */
export const ListEnquiriesBody = EnquiryFilter


/**
 * @summary Say how far an enquiry is
 */
export const SetEnquiryStateBody = EnquiryStateChange


/**
 * @summary Invite the family of an enquiry
 */
export const InviteEnquirerBody = EnquiryInvitation


/**
 * @summary Courses of the school
 */
export const ListSchoolCoursesBody = SchoolCourseFilter


/**
 * @summary Create a systematic course
 */
export const CreateSchoolCourseBody = NewSchoolCourse


/**
 * @summary Change a systematic course
 */
export const UpdateSchoolCourseBody = SchoolCourseChange


/**
 * @summary Classes of the school
 */
export const ListSchoolClassesBody = SchoolClassFilter


/**
 * @summary One class with its students and lessons
 */
export const GetSchoolClassBody = SchoolClassRef


/**
 * @summary Create a class of a systematic course
 */
export const CreateSchoolClassBody = NewSchoolClass


/**
 * @summary Change a class
 */
export const UpdateSchoolClassBody = SchoolClassChange


/**
 * @summary Put students into a class
 */
export const EnrolSchoolStudentsBody = ClassEnrolment


/**
 * @summary Take students out of a class
 */
export const WithdrawSchoolStudentsBody = ClassStudentsChange


/**
 * @summary What a series of lessons would be
 */
export const PreviewLessonSeriesBody = LessonSeries


/**
 * @summary Plan a series of lessons
 */
export const CreateLessonSeriesBody = LessonSeriesRequest


/**
 * @summary Move a lesson
 */
export const MoveSchoolLessonBody = SchoolLessonMove


/**
 * @summary Call lessons off
 */
export const CallOffSchoolLessonsBody = SchoolLessonsRef


/**
 * @summary Make a key
 */
export const CreateClientKeyBody = NewClientKey


/**
 * @summary Give a key a new secret
 */
export const RotateClientKeyBody = ClientKeyRef


/**
 * @summary Take a key back
 */
export const RevokeClientKeyBody = ClientKeyRef


/**
 * @summary Say which pages may use a key
 */
export const SetClientKeyOriginsBody = ClientKeyOrigins


/**
 * @summary What was changed in the school office
 */
export const ListAuditEntriesBody = AuditFilter


/**
 * @summary Work that runs by itself
 */
export const ListSchoolJobsBody = SchoolJobFilter


/**
 * @summary Try failed work again
 */
export const RetrySchoolJobBody = SchoolJobRef


/**
 * @summary Upload a file to import
 */
export const UploadSchoolImportBody = SchoolImportUpload


/**
 * @summary Imports of the school
 */
export const ListSchoolImportsBody = SchoolImportFilter


/**
 * @summary How far an import is
 */
export const GetSchoolImportBody = SchoolImportRef


/**
 * @summary The report of an import, row by row
 */
export const ListSchoolImportRowsBody = SchoolImportRowFilter


/**
 * @summary Carry an import out
 */
export const ApplySchoolImportBody = SchoolImportApplication


/**
 * @summary Forget an import that was not carried out
 */
export const DiscardSchoolImportBody = SchoolImportRef


/**
 * @summary Rows of the school as a file
 */
export const ExportSchoolBody = SchoolExportRequest


/**
 * @summary Whom an invitation is for
 */
export const GetInvitationBody = InvitationToken


/**
 * @summary Choose a password by an invitation
 */
export const AcceptInvitationBody = InvitationAcceptance


/**
 * @summary Report what a client noticed about itself
 */
export const TeacherCollectMetricsBody = MetricsReport


/**
 * @summary Report what a client noticed about itself
 */
export const StudentCollectMetricsBody = MetricsReport


/**
 * @summary Dialling code of one country
 */
export const GetPhoneZoneBody = NationRequest


/**
 * @summary Versions of the desktop client
 */
export const GetDesktopReleasesBody = DesktopReleasesRequest


/**
 * @summary One feedback about a lesson
 */
export const GetFeedbackDetailBody = FeedbackDetailRequest


/**
 * @summary Students who share this account
 */
export const ListAccountStudentsBody = AccountStudentsRequest


/**
 * @summary Go on as another student of this account
 */
export const AssignStudentBody = StudentChoice


/**
 * @summary A teacher of mine
 */
export const GetTeacherInfoBody = TeacherChoice


/**
 * @summary Change what others see of me
 */
export const StudentModifyUserBody = ProfileChange


/**
 * @summary Change the password
 */
export const StudentUpdatePasswordBody = PasswordChange


/**
 * @summary Change the phone number
 */
export const StudentUpdateMobileBody = MobileChange


/**
 * @summary Set a new password, with a code sent to my phone
 */
export const StudentResetPasswordBody = PasswordReset


/**
 * @summary Choose a password where there is none yet
 */
export const StudentSetPasswordBody = NewPassword


/**
 * @summary Bind WeChat to my account
 */
export const StudentBindWechatBody = WechatCode


/**
 * @summary Lessons of a student on one day
 */
export const ListLessonsOfDayBody = TheDayRequest


/**
 * @summary Days of a year with something on them
 */
export const ListLessonDatesBody = YearRequest


/**
 * @summary Chapters read not long ago
 */
export const ListRecentSelfStudyBody = CoursePageRequest


/**
 * @summary How a student goes on with a chapter
 */
export const UpdateSelfStudyProgressBody = StudyProgressReport


/**
 * @summary My courses
 */
export const ListPurchasedCoursesBody = StudentCourseRequest


/**
 * @summary The student has opened the replay
 */
export const NoteReplayVisitBody = LessonRef


/**
 * @summary The student has read the performance
 */
export const NotePerformanceVisitBody = LessonRef


/**
 * @summary Join a free public course
 */
export const RegisterPublicCourseBody = RegistrationRequest


/**
 * @summary How I did in a lesson
 */
export const GetOwnPerformanceBody = LessonRef


/**
 * @summary The chat that belongs to a lesson
 */
export const FindChatRoomIdBody = LessonRef


/**
 * @summary Say whether I am going to come
 */
export const PlanAttendanceBody = AttendancePlanRequest


/**
 * @summary Whether the door of a lesson is open
 */
export const CheckLessonBody = LessonRef


/**
 * @summary Join the chat of a room
 */
export const StudentJoinChatGroupBody = LessonRef


/**
 * @summary The practice on the screen
 */
export const StudentListPracticesBody = LessonRef


/**
 * @summary Practices that have ended, with their answers
 */
export const ListCompletedPracticesBody = LessonRef


/**
 * @summary Prizes of a lesson
 */
export const StudentListPrizesBody = LessonRef


/**
 * @summary Answer a practice
 */
export const AnswerPracticeBody = PracticeAnswerRequest


/**
 * @summary A lesson with what is around it
 */
export const StudentLessonDetailBody = LessonRef


/**
 * @summary A course the student takes
 */
export const GetPaidCourseBody = CourseRef


/**
 * @summary The notice that stands on top
 */
export const GetTopNoticeBody = TopNoticeFilter


/**
 * @summary Notices to my classes
 */
export const StudentListNoticesBody = StudentNoticeFilter


/**
 * @summary One notice to a class of mine
 */
export const StudentGetNoticeBody = NoticeRef


/**
 * @summary I have read a notice
 */
export const ReadNoticeBody = NoticeRef


/**
 * @summary Who teaches a class
 */
export const ListClassTeachersBody = /*#__PURE__*/ zod.object({
  "classId": Id
})


/**
 * @summary The chapters of a course, with progress
 */
export const ListCourseChaptersBody = CourseRef


/**
 * @summary A chapter to read
 */
export const GetChapterBody = ChapterRequest


/**
 * @summary Homework of a lesson
 */
export const ListHomeworkOfLessonBody = LessonRef


/**
 * @summary How much homework is in each state
 */
export const CountHomeworkByStateBody = StudentHomeworkFilter


/**
 * @summary The student's homework
 */
export const ListHomeworkOfStudentBody = StudentHomeworkListRequest


/**
 * @summary Homework to do now
 */
export const ListPendingHomeworkBody = PageOnlyRequest


/**
 * @summary A homework with the own work
 */
export const GetStudentHomeworkBody = HomeworkRef


/**
 * @summary Keep answers
 */
export const SaveAnswersBody = AnswersSaveRequest


/**
 * @summary Hand in
 */
export const HandInHomeworkBody = HomeworkRef


/**
 * @summary Begin a homework
 */
export const StartHomeworkBody = HomeworkRef


/**
 * @summary The marks of the own work
 */
export const ReviewAnswerPaperBody = AnswerPaperRef


/**
 * @summary Take back what was handed in
 */
export const TakeBackHomeworkBody = HomeworkRef


/**
 * @summary What the school has to say
 */
export const StudentListMessagesBody = SystemMessageFilter


/**
 * @summary Entry to a room
 */
export const StudentRoomTicketBody = LessonRef


/**
 * @summary Report an error of the chat
 */
export const StudentReportChatErrorBody = ChatErrorReport


/**
 * @summary A new pass for the room
 */
export const StudentRenewRoomTicketBody = LessonRef


/**
 * @summary Messages were read
 */
export const StudentReadMessagesBody = ReadMessagesRequest


/**
 * @summary Where a scanned QR code leads
 */
export const OpenGroupCodeBody = GroupTicket


/**
 * @summary Permission to send and receive media in a room
 */
export const StudentRtcTokenBody = LessonRef


/**
 * @summary Where the class can be watched without joining
 */
export const GetLiveStreamBody = LessonRef


/**
 * @summary Enter a room with this page instead of another
 */
export const StudentForceJoinRoomBody = LessonRef


/**
 * @summary Rate a lesson
 */
export const RateLessonBody = RatingRequest


/**
 * @summary What a student sees after class
 */
export const GetLessonFinishBody = LessonRef


/**
 * @summary Say something about a lesson
 */
export const StudentLessonFeedbackBody = StudentFeedbackRequest


/**
 * @summary Ready-made sentences for a student
 */
export const StudentFeedbackOptionsBody = FeedbackOptionsRequest


/**
 * @summary Comment on a replay, a lesson or a marked work
 */
export const StudentAddCommentBody = CommentRequest


/**
 * @summary Delete a comment of mine
 */
export const StudentDeleteCommentBody = CommentRef


/**
 * @summary Everything a lesson offers
 */
export const StudentGetLessonMaterialBody = LessonRef


/**
 * @summary Files of a lesson
 */
export const StudentListLessonResourcesBody = LessonRef


/**
 * @summary Permission to upload one file
 */
export const StudentTempCredentialBody = UploadCredentialRequest


/**
 * @summary Permission to read one file
 */
export const StudentReadCredentialBody = ReadCredentialRequest


/**
 * @summary Rename a file
 */
export const StudentRenameResourceBody = RenameRequest


/**
 * @summary Turn an uploaded object into a resource
 */
export const StudentAddCloudResourceBody = CloudResourceRequest


/**
 * @summary Questions and answers for students
 */
export const studentAskedQuestionsQueryCategoryRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]{0,39}$', 'u');
export const studentAskedQuestionsQueryCurrentDefault = 1;
export const studentAskedQuestionsQuerySizeDefault = 20;
export const StudentAskedQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentAskedQuestionsQueryKeywordMax))),
  "category": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentAskedQuestionsQueryCategoryMax, { abort: true })).check(/*#__PURE__*/ zod.regex(studentAskedQuestionsQueryCategoryRegExp))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studentAskedQuestionsQueryCurrentMax)), studentAskedQuestionsQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studentAskedQuestionsQuerySizeMax)), studentAskedQuestionsQuerySizeDefault)
})


/**
 * @summary A teacher's timetable
 */
export const GetScheduleBody = ScheduleRequest


/**
 * @summary A teacher's classes, page by page
 */
export const ListClassesBody = ClassListRequest


/**
 * @summary Move a lesson of a public course
 */
export const AdjustPublicLessonBody = LessonMoveRequest


/**
 * @summary Move a lesson
 */
export const AdjustLessonBody = LessonMoveRequest


/**
 * @summary Chapters of a course
 */
export const listClassChaptersQueryCourseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listClassChaptersQueryClassIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listClassChaptersQueryTimezoneRegExp = new RegExp('^(?:[A-Za-z][A-Za-z0-9/_+-]*|-?[0-9]{1,2}(?:\\.[0-9]{1,2})?)$', 'u');


export const ListClassChaptersQueryParams = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listClassChaptersQueryCourseIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listClassChaptersQueryCourseIdRegExp)),
  "classId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listClassChaptersQueryClassIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listClassChaptersQueryClassIdRegExp))),
  "timezone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listClassChaptersQueryTimezoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listClassChaptersQueryTimezoneRegExp)))
})


/**
 * @summary What a class is taught from
 */
export const getClassTextbookQueryClassIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetClassTextbookQueryParams = /*#__PURE__*/ zod.object({
  "classId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getClassTextbookQueryClassIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getClassTextbookQueryClassIdRegExp))
})


/**
 * @summary Students of a class
 */
export const ListClassStudentsBody = ClassRef


/**
 * @summary A student whom the teacher teaches
 */
export const GetStudentRecordBody = StudentRequest


/**
 * @summary Lessons of a teacher on one day
 */
export const ListTeacherLessonsByDateBody = LessonDateRequest


/**
 * @summary A teacher's lessons in numbers
 */
export const GetLessonStatisticsBody = StatisticsRequest


/**
 * @summary Show a file with a lesson
 */
export const UploadLessonResourceBody = LessonResourceUpload


/**
 * @summary Take files off their lesson
 */
export const RemoveLessonResourcesBody = LessonResourceRemoval


/**
 * @summary How everybody did in a lesson
 */
export const GetClassPerformanceBody = LessonRef


/**
 * @summary Whether a class is through
 */
export const GetCourseEndBody = ClassRef


/**
 * @summary How students rated a class
 */
export const GetCourseScoreBody = ClassRef


/**
 * @summary Correct a student's attendance
 */
export const correctAttendanceQueryLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const correctAttendanceQueryStuIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const CorrectAttendanceQueryParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctAttendanceQueryLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(correctAttendanceQueryLessonIdRegExp)),
  "stuId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctAttendanceQueryStuIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(correctAttendanceQueryStuIdRegExp)),
  "attendance": /*#__PURE__*/ zod.enum(['present', 'late', 'absent'])
})


/**
 * @summary Who came to which lesson of a class
 */
export const GetAttendanceMatrixBody = AttendanceMatrixRequest


/**
 * @summary What a finished class left behind
 */
export const GetClassResultBody = LessonRef


/**
 * @summary End the class
 */
export const EndLessonBody = LessonRef


/**
 * @summary Students of a class in numbers
 */
export const GetStudentStatisticsBody = ClassRef


/**
 * @summary A class
 */
export const GetClassDetailBody = ClassRef


/**
 * @summary Files shown with a lesson
 */
export const GetLessonResourcesBody = LessonRef


/**
 * @summary One student's lesson in full
 */
export const GetStudentPerformanceBody = LessonStudentRef


/**
 * @summary A teacher's lessons by their status
 */
export const ListTeacherLessonsBody = LessonListRequest


/**
 * @summary Take a student out of a class
 */
export const RemoveClassStudentBody = ClassStudentRef


/**
 * @summary Lessons of a class
 */
export const ListLessonBriefsBody = ClassRef


/**
 * @summary Delete lessons of a class
 */
export const DeleteLessonsBody = LessonDeletionRequest


/**
 * @summary Extend a class
 */
export const AddLessonsBody = LessonDraftsRequest


/**
 * @summary Whether a lesson could be moved
 */
export const CheckLessonTimeBody = LessonMoveRequest


/**
 * @summary Whether lessons could be added
 */
export const CheckLessonTimesBody = LessonDraftsRequest


/**
 * @summary What a teacher checks before class
 */
export const GetLessonPreparationBody = LessonRef


/**
 * @summary How a class would go on in its cycle
 */
export const PreviewContinuationBody = ContinuationRequest


/**
 * @summary Students of a public class, page by page
 */
export const ListPublicClassStudentsBody = ClassStudentListRequest


/**
 * @summary One student in one class
 */
export const GetClassStudentBody = ClassStudentRef


/**
 * @summary How many classes there are of each status
 */
export const ListClassStatusesBody = ClassFilter


/**
 * @summary Names of a teacher's classes
 */
export const ListClassNamesBody = ClassFilter


/**
 * @summary Send a student back from the stage
 */
export const SendBackFromStageBody = StageRequest


/**
 * @summary Invite a student on stage
 */
export const InviteOnStageBody = StageRequest


/**
 * @summary How long the class can still last
 */
export const CountLessonEndTimeBody = LessonRef


/**
 * @summary Add a picture for the board
 */
export const AddBoardBackgroundBody = BoardBackgroundRequest


/**
 * @summary Delete a picture for the board
 */
export const DeleteBoardBackgroundBody = VbgRef


/**
 * @summary Open a practice
 */
export const OpenPracticeBody = PracticeRequest


/**
 * @summary Practices of a lesson, with their answers
 */
export const TeacherListPracticesBody = LessonRef


/**
 * @summary End a practice and show the answers
 */
export const EndPracticeBody = PracticeRef


/**
 * @summary Put a practice away
 */
export const ClosePracticeBody = PracticeRef


/**
 * @summary Reward students
 */
export const AwardPrizeBody = PrizeRequest


/**
 * @summary Let a removed student come back
 */
export const ReadmitStudentBody = StageRequest


/**
 * @summary Take a prize back
 */
export const RevokePrizeBody = PrizeRef


/**
 * @summary Prizes of a lesson
 */
export const TeacherListPrizesBody = LessonRef


/**
 * @summary Say something about a class or a student of it
 */
export const TeacherLessonFeedbackBody = TeacherFeedbackRequest


/**
 * @summary Ready-made sentences for a teacher
 */
export const TeacherFeedbackOptionsBody = FeedbackOptionsRequest


/**
 * @summary Move a lesson, and with it those at the same place of the week
 */
export const AdjustLessonsBody = LessonsMoveRequest


/**
 * @summary Whether lessons could be moved together
 */
export const CheckLessonsMoveBody = LessonsMoveRequest


/**
 * @summary When a lesson could be instead
 */
export const SuggestLessonTimesBody = LessonTimeSuggestionsRequest


/**
 * @summary Call a lesson off until its new time is known
 */
export const PostponeLessonBody = LessonPostponeRequest


/**
 * @summary Write how a student did
 */
export const WritePerformanceBody = PerformanceRequest


/**
 * @summary A lesson of a public course
 */
export const GetPublicLessonBody = LessonRef


/**
 * @summary Change a public course
 */
export const UpdatePublicCourseBody = PublicCourseChange


/**
 * @summary Make a public course
 */
export const AddPublicCourseBody = PublicCourseRequest


/**
 * @summary A public course to edit
 */
export const GetPublicCourseBody = CourseRef


/**
 * @summary My public courses
 */
export const ListPublicCoursesBody = PublicCourseFilter


/**
 * @summary Publish or close a public course
 */
export const SetPublicCourseStatusBody = PublicCourseStatusRequest


/**
 * @summary Delete a draft of a public course
 */
export const DeletePublicCourseBody = CourseRef


/**
 * @summary A lesson with what is around it
 */
export const TeacherLessonDetailBody = LessonReference


/**
 * @summary Textbooks to teach with
 */
export const ListTextbooksBody = TextbooksRequest


/**
 * @summary Give a chapter a name of its own
 */
export const RenameChapterBody = ChapterRename


/**
 * @summary A course in numbers
 */
export const GetCourseStatsBody = CourseRef


/**
 * @summary Start the class
 */
export const StartLessonBody = LessonRef


/**
 * @summary More seats, more students, or registration open again
 */
export const AppendRegistrationBody = RegistrationExtension


/**
 * @summary Whether I have time at these times
 */
export const CheckPublicCourseTimesBody = StartTimesCheck


/**
 * @summary Whether I have time for a cycle
 */
export const CheckPeriodicTimesBody = CycleCheck


/**
 * @summary Upload a small picture inside the call
 */
export const UploadBase64ImageBody = Base64UploadRequest


/**
 * @summary Turn uploaded pictures into resources
 */
export const AddImagesBody = ImagesRequest


/**
 * @summary Delete uploaded objects
 */
export const DeleteObjectsBody = ObjectsRequest


/**
 * @summary Permission to upload one file
 */
export const TeacherTempCredentialBody = UploadCredentialRequest


/**
 * @summary Permission to read one file
 */
export const TeacherReadCredentialBody = ReadCredentialRequest


/**
 * @summary My files
 */
export const ListCloudResourcesBody = ResourceFilter


/**
 * @summary Make pages of a document
 */
export const StartTranscodeBody = ResourceRef


/**
 * @summary How far a document is
 */
export const GetTranscodeBody = ResourceRef


/**
 * @summary Rename a file
 */
export const TeacherRenameResourceBody = RenameRequest


/**
 * @summary Turn an uploaded object into a resource
 */
export const TeacherAddCloudResourceBody = CloudResourceRequest


/**
 * @summary Drop the pages of a document
 */
export const DeleteTranscodeBody = ResourceRef


/**
 * @summary Files of a course
 */
export const ListCourseResourcesBody = CourseResourcesRequest


/**
 * @summary Show a file in one more place
 */
export const CopyResourceBody = ResourceCopyRequest


/**
 * @summary Show files of an earlier lesson with this one
 */
export const BringLessonFilesBody = LessonFilesBringRequest


/**
 * @summary Files of all my lessons
 */
export const StudentListResourcesBody = StudentResourceFilter


/**
 * @summary Files of a lesson
 */
export const TeacherListLessonResourcesBody = LessonRef


/**
 * @summary Delete a homework
 */
export const DeleteHomeworkBody = HomeworkRef


/**
 * @summary Delete a paper or a template
 */
export const DeletePaperBody = PaperRef


/**
 * @summary Take a question out of the bank
 */
export const DeleteQuestionBody = QuestionRef


/**
 * @summary The teacher's homework by state
 */
export const ListHomeworkBody = HomeworkListRequest


/**
 * @summary Set homework for a class
 */
export const CreateHomeworkBody = HomeworkCreateRequest


/**
 * @summary Grade one student's work, as one document
 */
export const MarkHomeworkBody = HomeworkMarksRequest


/**
 * @summary Who handed in what, and how each question went
 */
export const ListHomeworkStudentsBody = HomeworkRef


/**
 * @summary Homework of the teacher's classes in numbers
 */
export const CountHomeworkOfClassesBody = WaitingCountRequest


/**
 * @summary One student's work on a homework
 */
export const GetWorkOfStudentBody = HomeworkOfStudent


/**
 * @summary Remind those who have not handed in
 */
export const RemindOfHomeworkBody = ReminderRequest


/**
 * @summary Homework of the lessons of a class in numbers
 */
export const CountHomeworkOfLessonsBody = LessonHomeworkCountRequest


/**
 * @summary How much there is to grade
 */
export const CountWaitingWorkBody = WaitingCountRequest


/**
 * @summary Grade one student's work
 */
export const MarkAnswerPaperBody = AnswerPaperMarksRequest


/**
 * @summary Papers and templates of the teacher
 */
export const listPapersQueryChapterIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listPapersQueryCurrentDefault = 1;
export const listPapersQuerySizeDefault = 20;
export const ListPapersQueryParams = /*#__PURE__*/ zod.object({
  "isTemplate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['dailyTask', 'test'])),
  "chapterId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPapersQueryChapterIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listPapersQueryChapterIdRegExp))),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPapersQueryKeywordMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPapersQueryCurrentMax)), listPapersQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPapersQuerySizeMax)), listPapersQuerySizeDefault)
})


/**
 * @summary The question bank
 */
export const listQuestionsQueryScopeDefault = `all`;
export const listQuestionsQuerySubjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listQuestionsQueryGradeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listQuestionsQueryChapterIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listQuestionsQueryLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listQuestionsQueryCurrentDefault = 1;
export const listQuestionsQuerySizeDefault = 20;
export const ListQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "scope": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['all', 'own', 'shared']), listQuestionsQueryScopeDefault),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['singleChoice', 'multipleChoice', 'readAloud', 'subjective', 'fillIn', 'dictation'])),
  "askedIn": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['homework', 'lesson'])),
  "difficulty": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['easy', 'normal', 'hard'])),
  "subjectId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQuerySubjectIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listQuestionsQuerySubjectIdRegExp))),
  "gradeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQueryGradeIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listQuestionsQueryGradeIdRegExp))),
  "chapterId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQueryChapterIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listQuestionsQueryChapterIdRegExp))),
  "lessonId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQueryLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listQuestionsQueryLessonIdRegExp))),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQueryKeywordMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listQuestionsQueryCurrentMax)), listQuestionsQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listQuestionsQuerySizeMax)), listQuestionsQuerySizeDefault)
})


/**
 * @summary Students' work on the teacher's homework
 */
export const listAnswerPapersQueryClassIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listAnswerPapersQueryHomeworkIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listAnswerPapersQueryLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listAnswerPapersQueryStuIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listAnswerPapersQueryCurrentDefault = 1;
export const listAnswerPapersQuerySizeDefault = 20;
export const ListAnswerPapersQueryParams = /*#__PURE__*/ zod.object({
  "classId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswerPapersQueryClassIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listAnswerPapersQueryClassIdRegExp))),
  "homeworkId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswerPapersQueryHomeworkIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listAnswerPapersQueryHomeworkIdRegExp))),
  "lessonId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswerPapersQueryLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listAnswerPapersQueryLessonIdRegExp))),
  "stuId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswerPapersQueryStuIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listAnswerPapersQueryStuIdRegExp))),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['notSubmitted', 'waiting', 'graded', 'returned'])),
  "isOverdue": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswerPapersQueryKeywordMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnswerPapersQueryCurrentMax)), listAnswerPapersQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnswerPapersQuerySizeMax)), listAnswerPapersQuerySizeDefault)
})


/**
 * @summary Everything to grade one student's work
 */
export const getAnswerPaperQueryAnswerPaperIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetAnswerPaperQueryParams = /*#__PURE__*/ zod.object({
  "answerPaperId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnswerPaperQueryAnswerPaperIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getAnswerPaperQueryAnswerPaperIdRegExp))
})


/**
 * @summary Questions and answers for teachers
 */
export const teacherAskedQuestionsQueryCategoryRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]{0,39}$', 'u');
export const teacherAskedQuestionsQueryCurrentDefault = 1;
export const teacherAskedQuestionsQuerySizeDefault = 20;
export const TeacherAskedQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherAskedQuestionsQueryKeywordMax))),
  "category": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherAskedQuestionsQueryCategoryMax, { abort: true })).check(/*#__PURE__*/ zod.regex(teacherAskedQuestionsQueryCategoryRegExp))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(teacherAskedQuestionsQueryCurrentMax)), teacherAskedQuestionsQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(teacherAskedQuestionsQuerySizeMax)), teacherAskedQuestionsQuerySizeDefault)
})


/**
 * @summary Move the day by which a homework is graded
 */
export const updateMarkByQueryHomeworkIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const updateMarkByQueryCorrectTimeRegExp = new RegExp('^(19|20|21)[0-9]{2}-', 'u');


export const UpdateMarkByQueryParams = /*#__PURE__*/ zod.object({
  "homeworkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMarkByQueryHomeworkIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(updateMarkByQueryHomeworkIdRegExp)),
  "correctTime": /*#__PURE__*/ zod.iso.datetime({"offset":false}).check(/*#__PURE__*/ zod.maxLength(updateMarkByQueryCorrectTimeMax, { abort: true })).check(/*#__PURE__*/ zod.regex(updateMarkByQueryCorrectTimeRegExp))
})


/**
 * @summary Write or change a question
 */
export const SaveQuestionBody = QuestionSaveRequest


/**
 * @summary Write several questions
 */
export const SaveQuestionsBody = QuestionLinesRequest


/**
 * @summary A question of the bank
 */
export const getQuestionQueryQuestionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetQuestionQueryParams = /*#__PURE__*/ zod.object({
  "questionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getQuestionQueryQuestionIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getQuestionQueryQuestionIdRegExp))
})


/**
 * @summary Write or change a paper or template
 */
export const SavePaperBody = PaperSaveRequest


/**
 * @summary A paper or template with its questions
 */
export const getPaperQueryPaperIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetPaperQueryParams = /*#__PURE__*/ zod.object({
  "paperId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPaperQueryPaperIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getPaperQueryPaperIdRegExp))
})


/**
 * @summary Copy a paper or template
 */
export const CopyPaperBody = PaperCopyRequest


/**
 * @summary A homework with its questions
 */
export const getHomeworkQueryHomeworkIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetHomeworkQueryParams = /*#__PURE__*/ zod.object({
  "homeworkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHomeworkQueryHomeworkIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getHomeworkQueryHomeworkIdRegExp))
})


/**
 * @summary Change a homework
 */
export const UpdateHomeworkBody = HomeworkUpdateRequest


/**
 * @summary Publish a draft
 */
export const PublishHomeworkBody = HomeworkRef


/**
 * @summary Make a homework a draft again
 */
export const WithdrawHomeworkBody = HomeworkRef


/**
 * @summary All answers of a class to one question
 */
export const listAnswersOfQuestionQueryHomeworkIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listAnswersOfQuestionQueryCurrentDefault = 1;
export const listAnswersOfQuestionQuerySizeDefault = 20;
export const ListAnswersOfQuestionQueryParams = /*#__PURE__*/ zod.object({
  "homeworkId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAnswersOfQuestionQueryHomeworkIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listAnswersOfQuestionQueryHomeworkIdRegExp)),
  "no": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnswersOfQuestionQueryNoMax)),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnswersOfQuestionQueryCurrentMax)), listAnswersOfQuestionQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAnswersOfQuestionQuerySizeMax)), listAnswersOfQuestionQuerySizeDefault)
})


/**
 * @summary Show all marks of a homework
 */
export const ReleaseMarksBody = HomeworkRef


/**
 * @summary Give one student another rule
 */
export const SetStudentHomeworkBody = StudentRuleRequest


/**
 * @summary Questions prepared for a lesson
 */
export const GetPreparedQuestionsBody = LessonRef


/**
 * @summary Prepare questions for a lesson
 */
export const SavePreparedQuestionsBody = PreparedQuestionsRequest


/**
 * @summary Keep marks that are not given yet
 */
export const SaveMarkingDraftBody = MarkingDraftRequest


/**
 * @summary Phrases that I mark with
 */
export const ListMarkingPhrasesBody = MarkingPhraseFilter


/**
 * @summary Keep a phrase to mark with
 */
export const SaveMarkingPhraseBody = MarkingPhraseRequest


/**
 * @summary Delete a phrase of mine
 */
export const DeleteMarkingPhraseBody = MarkingPhraseRef


/**
 * @summary Give work back for another try
 */
export const ReturnAnswerPaperBody = AnswerPaperReturnRequest


/**
 * @summary Publish a notice
 */
export const AddNoticeBody = NoticeRequest


/**
 * @summary Own notices
 */
export const TeacherListNoticesBody = TeacherNoticeFilter


/**
 * @summary Delete a notice
 */
export const DeleteNoticeBody = NoticeRef


/**
 * @summary Change a notice
 */
export const UpdateNoticeBody = NoticeChange


/**
 * @summary Publish a notice to several classes
 */
export const AddNoticesBody = NoticesRequest


/**
 * @summary One notice of mine
 */
export const TeacherGetNoticeBody = NoticeRef


/**
 * @summary Change what others see of me
 */
export const TeacherModifyUserBody = ProfileChange


/**
 * @summary Choose a password where there is none yet
 */
export const TeacherSetPasswordBody = NewPassword


/**
 * @summary Change the password
 */
export const TeacherUpdatePasswordBody = PasswordChange


/**
 * @summary Bind WeChat to my account
 */
export const TeacherBindWechatBody = WechatCode


/**
 * @summary Change the phone number
 */
export const TeacherUpdateMobileBody = MobileChange


/**
 * @summary One of my students
 */
export const GetStudentInfoBody = StudentChoice


/**
 * @summary My students, by name
 */
export const SearchStudentsBody = StudentSearch


/**
 * @summary What the school has to say
 */
export const TeacherListMessagesBody = SystemMessageFilter


/**
 * @summary Entry to a room
 */
export const TeacherRoomTicketBody = LessonRef


/**
 * @summary Report an error of the chat
 */
export const TeacherReportChatErrorBody = ChatErrorReport


/**
 * @summary A new pass for the room
 */
export const TeacherRenewRoomTicketBody = LessonRef


/**
 * @summary Join the chat of a room
 */
export const TeacherJoinChatGroupBody = LessonRef


/**
 * @summary Messages were read
 */
export const TeacherReadMessagesBody = ReadMessagesRequest


/**
 * @summary Permission to send and receive media in a room
 */
export const TeacherRtcTokenBody = LessonRef


/**
 * @summary Start or stop the recording
 */
export const RecordLessonBody = RecordingRequest


/**
 * @summary Enter a room with this page instead of another
 */
export const TeacherForceJoinRoomBody = LessonRef


/**
 * @summary Stop sending the board as a stream
 */
export const StopBoardStreamBody = LessonRef


/**
 * @summary Subjects below another
 */
export const listSubjectsByParentQueryPidRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const ListSubjectsByParentQueryParams = /*#__PURE__*/ zod.object({
  "pid": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubjectsByParentQueryPidMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listSubjectsByParentQueryPidRegExp)))
})


/**
 * @summary The values of one list
 */
export const listDictionaryEntriesQueryCataIdRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]{0,39}$', 'u');


export const ListDictionaryEntriesQueryParams = /*#__PURE__*/ zod.object({
  "cataId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDictionaryEntriesQueryCataIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listDictionaryEntriesQueryCataIdRegExp))
})


/**
 * @summary Permission to upload a video
 */
export const GetVideoSignatureQueryParams = /*#__PURE__*/ zod.object({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getVideoSignatureQueryFileNameMax))
})


/**
 * @summary Comment on a replay, a lesson or a marked work
 */
export const TeacherAddCommentBody = CommentRequest


/**
 * @summary Delete a comment
 */
export const TeacherDeleteCommentBody = CommentRef


/**
 * @summary Classes a teacher has held
 */
export const ListTaughtLessonsBody = TaughtLessonListRequest


/**
 * @summary Lessons that were held, and their replays
 */
export const ListLessonReplaysBody = ReplayFilter


/**
 * @summary Add a film as replay of a lesson
 */
export const AddReplayBody = ReplayRequest


/**
 * @summary Add an uploaded video of the video service as replay
 */
export const AddVideoReplayBody = VideoReplayRequest


/**
 * @summary Everything a lesson offers
 */
export const TeacherGetLessonMaterialBody = LessonRef


/**
 * @summary The room's last state
 */
export const teacherRoomKeyframePathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const TeacherRoomKeyframeParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherRoomKeyframePathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(teacherRoomKeyframePathLessonIdRegExp))
})


/**
 * @summary The room's last state
 */
export const studentRoomKeyframePathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const StudentRoomKeyframeParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRoomKeyframePathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(studentRoomKeyframePathLessonIdRegExp))
})


/**
 * @summary What there is to replay of a class
 */
export const teacherRoomReplayPathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const TeacherRoomReplayParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherRoomReplayPathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(teacherRoomReplayPathLessonIdRegExp))
})


/**
 * @summary Events of a class's log
 */
export const teacherRoomLogPathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const TeacherRoomLogParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherRoomLogPathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(teacherRoomLogPathLessonIdRegExp))
})

export const teacherRoomLogQueryAfterSeqDefault = 0;
export const teacherRoomLogQueryLimitDefault = 2000;
export const TeacherRoomLogQueryParams = /*#__PURE__*/ zod.object({
  "afterSeq": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(teacherRoomLogQueryAfterSeqMin)).check(/*#__PURE__*/ zod.lte(teacherRoomLogQueryAfterSeqMax)), teacherRoomLogQueryAfterSeqDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(teacherRoomLogQueryLimitMax)), teacherRoomLogQueryLimitDefault)
})


/**
 * @summary The room at a moment of its log
 */
export const teacherReplayKeyframePathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const TeacherReplayKeyframeParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(teacherReplayKeyframePathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(teacherReplayKeyframePathLessonIdRegExp))
})

export const TeacherReplayKeyframeQueryParams = /*#__PURE__*/ zod.object({
  "seq": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(teacherReplayKeyframeQuerySeqMax))
})


/**
 * @summary What there is to replay of a class
 */
export const studentRoomReplayPathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const StudentRoomReplayParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRoomReplayPathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(studentRoomReplayPathLessonIdRegExp))
})


/**
 * @summary Events of a class's log
 */
export const studentRoomLogPathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const StudentRoomLogParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentRoomLogPathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(studentRoomLogPathLessonIdRegExp))
})

export const studentRoomLogQueryAfterSeqDefault = 0;
export const studentRoomLogQueryLimitDefault = 2000;
export const StudentRoomLogQueryParams = /*#__PURE__*/ zod.object({
  "afterSeq": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studentRoomLogQueryAfterSeqMin)).check(/*#__PURE__*/ zod.lte(studentRoomLogQueryAfterSeqMax)), studentRoomLogQueryAfterSeqDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studentRoomLogQueryLimitMax)), studentRoomLogQueryLimitDefault)
})


/**
 * @summary The room at a moment of its log
 */
export const studentReplayKeyframePathLessonIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const StudentReplayKeyframeParams = /*#__PURE__*/ zod.object({
  "lessonId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(studentReplayKeyframePathLessonIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(studentReplayKeyframePathLessonIdRegExp))
})

export const StudentReplayKeyframeQueryParams = /*#__PURE__*/ zod.object({
  "seq": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studentReplayKeyframeQuerySeqMax))
})


/**
 * @summary A student's timetable
 */
export const StudentGetScheduleBody = ScheduleRequest


/**
 * @summary Lessons that were held, the last one first
 */
export const StudentListPastLessonsBody = PastLessonsRequest


/**
 * @summary One of my students, whole
 */
export const GetTaughtStudentBody = StudentChoice


/**
 * @summary What was said about a class
 */
export const ListLessonFeedbackBody = LessonRef


/**
 * @summary Everything about one lesson
 */
export const TeacherLessonPageBody = LessonRef


/**
 * @summary Everything about one lesson
 */
export const StudentLessonPageBody = LessonRef


/**
 * @summary Name a lesson
 */
export const RenameLessonBody = LessonRenameRequest


/**
 * @summary Words and text of a chapter
 */
export const TeacherGetChapterBody = ChapterRequest


/**
 * @summary Replays of the school that wait for approval
 */
export const ListReplaysToDecideBody = PageRequest


/**
 * @summary Approve or reject a replay
 */
export const DecideReplayBody = ReplayDecision


/**
 * @summary Take back a replay that waits for approval
 */
export const WithdrawReplayBody = ReplayRef


/**
 * @summary The replay of a lesson
 */
export const TeacherLessonReplayBody = LessonRef


/**
 * @summary The replay of a lesson
 */
export const StudentLessonReplayBody = LessonRef


/**
 * @summary Make a file public, or private again
 */
export const SetResourcePublicBody = PublicRequest


/**
 * @summary A person's lessons as iCalendar
 */
export const readCalendarFeedPathFeedTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,400}[.][A-Za-z0-9_-]{1,100}([.][0-9a-f]{8})?$', 'u');


export const ReadCalendarFeedParams = /*#__PURE__*/ zod.object({
  "feedToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(readCalendarFeedPathFeedTokenMax, { abort: true })).check(/*#__PURE__*/ zod.regex(readCalendarFeedPathFeedTokenRegExp))
})


/**
 * @summary The next access token
 */
export const TeacherRefreshTokenBody = RefreshRequest


/**
 * @summary The next access token
 */
export const StudentRefreshTokenBody = RefreshRequest


/**
 * @summary Hand in the work
 */
export const CheckCaptchaWorkBody = CaptchaWorkAnswer


/**
 * @summary Sign in with a passkey alone
 */
export const TeacherLoginByPasskeyBody = PasskeyAssertion


/**
 * @summary Sign in with a passkey alone
 */
export const StudentLoginByPasskeyBody = PasskeyAssertion


/**
 * @summary Second step of a sign-in, other than by text message
 */
export const TeacherSecondStepBody = SecondStepRequest


/**
 * @summary Second step of a sign-in, other than by text message
 */
export const StudentSecondStepBody = SecondStepRequest


/**
 * @summary Messages that would have been sent
 */
export const ListOutboxMessagesBody = OutboxRequest


/**
 * @summary Turn messages on or off
 */
export const TeacherUpdateNotificationSettingBody = NotificationSettingRequest


/**
 * @summary Turn messages on or off
 */
export const StudentUpdateNotificationSettingBody = NotificationSettingRequest


/**
 * @summary End one of my sign-ins
 */
export const TeacherEndSessionBody = SessionChoice


/**
 * @summary End one of my sign-ins
 */
export const StudentEndSessionBody = SessionChoice


/**
 * @summary Forget a device of mine
 */
export const TeacherForgetDeviceBody = DeviceChoice


/**
 * @summary Forget a device of mine
 */
export const StudentForgetDeviceBody = DeviceChoice


/**
 * @summary Switch two-factor sign-in on or off
 */
export const TeacherSetTwoFactorBody = TwoFactorSwitch


/**
 * @summary Switch two-factor sign-in on or off
 */
export const StudentSetTwoFactorBody = TwoFactorSwitch


/**
 * @summary Ask for my account to be deleted
 */
export const TeacherCloseAccountBody = AccountClosing


/**
 * @summary Ask for my account to be deleted
 */
export const StudentCloseAccountBody = AccountClosing


/**
 * @summary Prove again whose account it is
 */
export const TeacherProveIdentityBody = Proof


/**
 * @summary Prove again whose account it is
 */
export const StudentProveIdentityBody = Proof


/**
 * @summary Confirm the authenticator app with its first code
 */
export const TeacherConfirmTotpBody = TotpConfirmation


/**
 * @summary Confirm the authenticator app with its first code
 */
export const StudentConfirmTotpBody = TotpConfirmation


/**
 * @summary Keep a new passkey
 */
export const TeacherAddPasskeyBody = PasskeyRegistration


/**
 * @summary Keep a new passkey
 */
export const StudentAddPasskeyBody = PasskeyRegistration


/**
 * @summary Give a passkey another name
 */
export const TeacherRenamePasskeyBody = PasskeyRename


/**
 * @summary Give a passkey another name
 */
export const StudentRenamePasskeyBody = PasskeyRename


/**
 * @summary Give up a passkey
 */
export const TeacherRemovePasskeyBody = PasskeyChoice


/**
 * @summary Give up a passkey
 */
export const StudentRemovePasskeyBody = PasskeyChoice


/**
 * @summary Conversations of this person
 */
export const TeacherListThreadsBody = ThreadFilter


/**
 * @summary The conversation with one person
 */
export const TeacherGetThreadBody = ThreadRequest


/**
 * @summary Older messages of a conversation
 */
export const TeacherListThreadMessagesBody = ThreadMessagesFilter


/**
 * @summary Write to a person of a shared class
 */
export const TeacherSendThreadMessageBody = ThreadMessageRequest


/**
 * @summary A conversation was read
 */
export const TeacherReadThreadBody = ThreadReadRequest


/**
 * @summary Conversations of this person
 */
export const StudentListThreadsBody = ThreadFilter


/**
 * @summary The conversation with one person
 */
export const StudentGetThreadBody = ThreadRequest


/**
 * @summary Older messages of a conversation
 */
export const StudentListThreadMessagesBody = ThreadMessagesFilter


/**
 * @summary Write to a person of a shared class
 */
export const StudentSendThreadMessageBody = ThreadMessageRequest


/**
 * @summary A conversation was read
 */
export const StudentReadThreadBody = ThreadReadRequest


/**
 * @summary Comments below a replay, a lesson or a marked work
 */
export const TeacherListCommentsBody = CommentFilter


/**
 * @summary Comments below a replay, a lesson or a marked work
 */
export const StudentListCommentsBody = CommentFilter


/**
 * @summary Courses to join or to buy
 */
export const listCatalogueQuerySubjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const listCatalogueQueryTimezoneRegExp = new RegExp('^(?:[A-Za-z][A-Za-z0-9/_+-]*|-?[0-9]{1,2}(?:\\.[0-9]{1,2})?)$', 'u');
export const listCatalogueQueryCurrentDefault = 1;
export const listCatalogueQuerySizeDefault = 20;
export const ListCatalogueQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCatalogueQueryKeywordMax))),
  "subjectId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCatalogueQuerySubjectIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listCatalogueQuerySubjectIdRegExp))),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['systematic', 'public'])),
  "classType": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['small', 'large'])),
  "isFree": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "fromHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listCatalogueQueryFromHourMin)).check(/*#__PURE__*/ zod.lte(listCatalogueQueryFromHourMax))),
  "untilHour": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogueQueryUntilHourMax))),
  "timezone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCatalogueQueryTimezoneMax, { abort: true })).check(/*#__PURE__*/ zod.regex(listCatalogueQueryTimezoneRegExp))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogueQueryCurrentMax)), listCatalogueQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCatalogueQuerySizeMax)), listCatalogueQuerySizeDefault)
})


/**
 * @summary A course before joining or buying it
 */
export const getCatalogueCoursePathCourseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetCatalogueCourseParams = /*#__PURE__*/ zod.object({
  "courseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getCatalogueCoursePathCourseIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getCatalogueCoursePathCourseIdRegExp))
})


/**
 * @summary Schools of the catalogue
 */
export const listSchoolsQueryCurrentDefault = 1;
export const listSchoolsQuerySizeDefault = 20;
export const ListSchoolsQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSchoolsQueryKeywordMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSchoolsQueryCurrentMax)), listSchoolsQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSchoolsQuerySizeMax)), listSchoolsQuerySizeDefault)
})


/**
 * @summary A school introduces itself
 */
export const getSchoolPathSchoolIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetSchoolParams = /*#__PURE__*/ zod.object({
  "schoolId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSchoolPathSchoolIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getSchoolPathSchoolIdRegExp))
})


/**
 * @summary A course as a visitor sees it
 */
export const getOfferedCoursePathSchoolIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');
export const getOfferedCoursePathCourseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetOfferedCourseParams = /*#__PURE__*/ zod.object({
  "schoolId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOfferedCoursePathSchoolIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getOfferedCoursePathSchoolIdRegExp)),
  "courseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOfferedCoursePathCourseIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getOfferedCoursePathCourseIdRegExp))
})


/**
 * @summary Ask a school for a place or a trial lesson
 */
export const SendEnquiryBody = EnquiryRequest


/**
 * @summary What I keep
 */
export const TeacherListFavouritesBody = FavouriteFilter


/**
 * @summary Keep one thing
 */
export const TeacherAddFavouriteBody = FavouriteRequest


/**
 * @summary Keep one thing no longer
 */
export const TeacherRemoveFavouriteBody = FavouriteTarget


/**
 * @summary Search in all that I may see
 */
export const TeacherSearchEverythingBody = SearchRequest


/**
 * @summary What I keep
 */
export const StudentListFavouritesBody = FavouriteFilter


/**
 * @summary Keep one thing
 */
export const StudentAddFavouriteBody = FavouriteRequest


/**
 * @summary Keep one thing no longer
 */
export const StudentRemoveFavouriteBody = FavouriteTarget


/**
 * @summary Search in all that I may see
 */
export const StudentSearchEverythingBody = SearchRequest


/**
 * @summary Keep several words
 */
export const AddWordsBody = WordsRequest


/**
 * @summary Say how well I knew a word
 */
export const ReviewWordBody = WordReviewRequest


/**
 * @summary My orders
 */
export const listOrdersQueryCurrentDefault = 1;
export const listOrdersQuerySizeDefault = 20;
export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['pending', 'paid', 'cancelled', 'refunded'])),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryCurrentMax)), listOrdersQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQuerySizeMax)), listOrdersQuerySizeDefault)
})


/**
 * @summary Send a test message to oneself
 */
export const TestOutsideServiceBody = OutsideTestRequest


/**
 * @summary Orders that can be marked paid
 */
export const ListUnpaidOrdersBody = UnpaidOrderFilter


/**
 * @summary Mark an order as paid at the school
 */
export const MarkOrderPaidBody = MarkPaidRequest


/**
 * @summary Order a course
 */
export const CreateOrderBody = OrderRequest


/**
 * @summary An order
 */
export const getOrderPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetOrderParams = /*#__PURE__*/ zod.object({
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOrderPathOrderIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getOrderPathOrderIdRegExp))
})


/**
 * @summary Pay an order
 */
export const payOrderPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const PayOrderParams = /*#__PURE__*/ zod.object({
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(payOrderPathOrderIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(payOrderPathOrderIdRegExp))
})

export const PayOrderBody = PaymentRequest


/**
 * @summary Cancel an order that is not paid
 */
export const cancelOrderPathOrderIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const CancelOrderParams = /*#__PURE__*/ zod.object({
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelOrderPathOrderIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(cancelOrderPathOrderIdRegExp))
})


/**
 * @summary What the payment service tells us
 */
export const TakePaymentNoticeBody = PaymentNotice


/**
 * @summary My contracts
 */
export const listContractsQueryCurrentDefault = 1;
export const listContractsQuerySizeDefault = 20;
export const ListContractsQueryParams = /*#__PURE__*/ zod.object({
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsQueryCurrentMax)), listContractsQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractsQuerySizeMax)), listContractsQuerySizeDefault)
})


/**
 * @summary A contract to read
 */
export const getContractPathContractIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContractPathContractIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getContractPathContractIdRegExp))
})


/**
 * @summary Sign a contract
 */
export const signContractPathContractIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const SignContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(signContractPathContractIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(signContractPathContractIdRegExp))
})

export const SignContractBody = ContractSignature


/**
 * @summary How one child is doing
 */
export const getSupervisedStudentPathStuIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$', 'u');


export const GetSupervisedStudentParams = /*#__PURE__*/ zod.object({
  "stuId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupervisedStudentPathStuIdMax, { abort: true })).check(/*#__PURE__*/ zod.regex(getSupervisedStudentPathStuIdRegExp))
})

export const getSupervisedStudentQueryWeeksDefault = 12;
export const getSupervisedStudentQueryCurrentDefault = 1;
export const getSupervisedStudentQuerySizeDefault = 20;
export const GetSupervisedStudentQueryParams = /*#__PURE__*/ zod.object({
  "weeks": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSupervisedStudentQueryWeeksMax)), getSupervisedStudentQueryWeeksDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSupervisedStudentQueryCurrentMax)), getSupervisedStudentQueryCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getSupervisedStudentQuerySizeMax)), getSupervisedStudentQuerySizeDefault)
})


/**
 * @summary Lock the family page for the children
 */
export const SetSupervisionLockBody = SupervisionLockRequest


/**
 * @summary Have a letter about the week sent by mail
 */
export const SetWeeklyLetterBody = WeeklyLetterRequest


/**
 * @summary Confirm the address of the weekly letter
 */
export const ConfirmWeeklyLetterBody = LetterConfirmation
