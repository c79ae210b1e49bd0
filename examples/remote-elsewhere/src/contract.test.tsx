import { screenContract } from '@alumni/federation-build/testing';
import { fakeApi } from '@alumni/shared-ui/testing';
import remote from '../remote.json';
import { administrator, member } from './testing/people';

screenContract(remote, {
  dir: `${__dirname}/..`,
  member,
  administrator,
  network: () => fakeApi(),
});
