import { screenContract } from '@alumni/federation-build/testing';
import {
  AdministratorsReply,
  AlumniGroups,
  Alumnus,
  ApprovalsReply,
  CampusesReply,
  DiplomasReply,
  DuplicatesReply,
  FieldsReply,
  SecondFactorReply,
  JoinRequestsReply,
  JournalReply,
  StudentsReply,
} from '@alumni/shared-contract';
import { fakeApi } from '@alumni/shared-ui/testing';
import remote from '../remote.json';
import {
  administrator,
  administratorsPage,
  buildAdministratorRow,
  buildAlumnus,
  approvalsPage,
  buildSecondFactor,
  buildJoinRequest,
  buildStaffCard,
  buildWaiting,
  duplicatesPage,
  joinRequestsPage,
  journalPage,
  member,
  pageOf,
} from './testing/factories';

screenContract(remote, {
  dir: `${__dirname}/..`,
  member,
  administrator,
  slotProps: { 'member.opportunity@1': { publicateur: 'Komo Énergie' } },
  network() {
    const api = fakeApi();
    api.get(/^\/api\/users\/students\/list/, StudentsReply, pageOf([buildStaffCard()]));
    api.get(/^\/api\/users\/profil\//, Alumnus, buildAlumnus());
    api.get('/api/diplomes', DiplomasReply, [{ id: 1, nom: 'Licence' }]);
    api.get('/api/esgis', CampusesReply, [{ id: 1, pays: 'Togo' }]);
    api.get('/api/v2/second-factor', SecondFactorReply, buildSecondFactor());
    api.get(/^\/api\/filieres/, FieldsReply, [{ id: 1, nom: 'Finance' }]);
    api.get(
      /^\/api\/users\/admin\/list/,
      AdministratorsReply,
      administratorsPage([buildAdministratorRow()]),
    );
    api.get(/^\/api\/v2\/join-requests/, JoinRequestsReply, joinRequestsPage([buildJoinRequest()]));
    api.get(/^\/api\/v2\/approvals(\?|$)/, ApprovalsReply, approvalsPage([buildWaiting()]));
    api.get('/api/v2/alumni/groups', AlumniGroups, {
      own: null,
      promotion: [],
      pays_residence: [],
      ville: [],
      employeur: [],
      filiere: [],
    });
    api.get(/^\/api\/v2\/alumni\/duplicates/, DuplicatesReply, duplicatesPage([]));
    api.get(/^\/api\/v2\/journal/, JournalReply, journalPage());
    return api;
  },
});
