/** Words of the window in which somebody is reported. It comes when it is asked for, and they come with it. */
import { t } from '$lib/language';

export const reporting = {
  get help() {
    return t('report-help');
  },
  get words() {
    return t('report-words');
  },
  get message() {
    return t('report-message');
  },
  get noMessage() {
    return t('report-no-message');
  },
  get send() {
    return t('report-send');
  },
  get done() {
    return t('reported');
  },
};
